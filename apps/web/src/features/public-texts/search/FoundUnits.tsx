import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { nameOf } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import { qualificationGrades } from '@wenwu/core/codes/qualification-grades'
import { qualificationKinds } from '@wenwu/core/codes/qualification-kinds'
import { contract } from '@wenwu/core/qualified-units/contract'
import type { QualifiedUnit } from '@wenwu/core/qualified-units/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'

/** Units shown among the texts; the list has the others. */
const shown = 3

/** Units that a search finds by name or number; `isList`: the list itself is looked for. */
export interface UnitsFound {
  rows: readonly QualifiedUnit[]
  isList: boolean
}

/** Asks for the units of a search; nothing where `isAsked` is false. */
export function useFoundUnits(q: string, isAsked: boolean): UnitsFound {
  const { t } = useText()
  const { data } = useQuery({
    queryKey: ['qualified-units', 'search', q],
    queryFn: ({ signal }) =>
      call(
        contract.query,
        { filter: { keyword: q.slice(0, 100) }, sort: 'name-asc', page: { number: 1, size: 10 } },
        { signal, isQuiet: true },
      ),
    enabled: isAsked,
  })
  if (!isAsked) return { rows: [], isList: false }
  const [typed, title] = [q.toLowerCase(), t('qualified-units.title').toLowerCase()]
  return { rows: data?.rows ?? [], isList: (typed.length > 1 && title.includes(typed)) || typed.includes(t('public.units').toLowerCase()) }
}

/** Qualified units among the results, with the way to their list. */
export function FoundUnits({ q, found: { rows, isList } }: { q: string; found: UnitsFound }) {
  const { t, locale } = useText()
  return (
    <>
      {isList && (
        <article className="found">
          <h2>
            <Link to="/qualified-units" data-result="">
              {t('qualified-units.title')}
            </Link>
          </h2>
          <p className="search-note">{t('search.unitsNote')}</p>
        </article>
      )}
      {rows.slice(0, shown).map((row) => (
        <article key={row.id} className="found">
          <h2>
            <Link to={`/qualified-units?${new URLSearchParams({ keyword: row.name })}`} data-result="">
              {row.name}
            </Link>
          </h2>
          <p className="search-note">
            <span>{t('public.units')}</span>
            <span>{nameOf(provinces, row.provinceCode, locale)}</span>
            <span>{nameOf(qualificationKinds, row.kind, locale)}</span>
            <span>{nameOf(qualificationGrades, row.grade, locale)}</span>
            <span className="mono">{row.certificateNumber}</span>
          </p>
        </article>
      ))}
      {rows.length > shown && (
        <p className="found-more">
          <Link to={`/qualified-units?${new URLSearchParams({ keyword: q })}`}>{t('search.moreUnits')}</Link>
        </p>
      )}
    </>
  )
}
