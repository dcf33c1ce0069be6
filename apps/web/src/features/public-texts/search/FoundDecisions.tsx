import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { nameOf } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import { contract } from '@wenwu/core/decisions/contract'
import { decisionPath, type Decision } from '@wenwu/core/decisions/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'

/** Licences shown among the texts; the list has the others. */
const shown = 3

/** Asks for the licences that a search finds; nothing where `isAsked` is false, nor by a single letter, which stands in most of them. */
export function useFoundDecisions(q: string, isAsked: boolean): readonly Decision[] {
  const isSought = isAsked && q.length > 1
  const { data } = useQuery({
    queryKey: ['decisions', 'search', q],
    queryFn: ({ signal }) =>
      call(
        contract.query,
        { filter: { keyword: q.slice(0, 100) }, sort: 'decided-desc', page: { number: 1, size: 10 } },
        { signal, isQuiet: true },
      ),
    enabled: isSought,
  })
  return isSought ? (data?.rows ?? []) : []
}

/** Licences that were granted among the results, with the way to their list. */
export function FoundDecisions({ q, rows }: { q: string; rows: readonly Decision[] }) {
  const { t, textOf, locale } = useText()
  return (
    <>
      {rows.slice(0, shown).map(({ id, number, title, matter, unitName, provinceCode, decidedOn }) => (
        <article key={id} className="found">
          <h2>
            <Link to={decisionPath(id)} data-result="">
              {title || textOf(matter)}
            </Link>
          </h2>
          <p className="search-note">
            <span>{t('search.decision')}</span>
            <span className="mono">{number}</span>
            {title !== '' && <span>{textOf(matter)}</span>}
            {unitName !== '' && <span>{unitName}</span>}
            {provinceCode !== null && <span>{nameOf(provinces, provinceCode, locale)}</span>}
            <span>{decidedOn}</span>
          </p>
        </article>
      ))}
      {rows.length > shown && (
        <p className="found-more">
          <Link to={`/decisions?${new URLSearchParams({ keyword: q })}`}>{t('search.moreDecisions')}</Link>
        </p>
      )}
    </>
  )
}
