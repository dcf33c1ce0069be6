import { Link } from 'react-router'
import { nameOf } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import { contract } from '@wenwu/core/decisions/contract'
import { decisionPath, type Decision } from '@wenwu/core/decisions/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { MarkedText } from '../../../ui/MarkedText.tsx'
import { useFoundList, type FoundList } from './found-list.ts'
import type { WordMarks } from './mark-words.ts'

/** Asks for the licences that a search finds; for none by a single letter, which stands in most of them. */
export function useFoundDecisions(q: string, page: number): FoundList<Decision> {
  return useFoundList('decisions', { q, page, isAsked: q.length > 1 }, (keyword, asked, signal) =>
    call(contract.query, { filter: { keyword }, sort: 'decided-desc', page: asked }, { signal, isQuiet: true }),
  )
}

/** Licences that were granted among the results. */
export function FoundDecisions({ rows, marks: { mark } }: { rows: readonly Decision[]; marks: WordMarks }) {
  const { t, textOf, locale } = useText()
  return rows.map(({ id, number, title, matter, unitName, provinceCode, decidedOn }) => (
    <article key={id} className="found">
      <h2>
        <Link to={decisionPath(id)} data-result="">
          <MarkedText {...mark(title || textOf(matter))} />
        </Link>
      </h2>
      <p className="search-note">
        <span>{t('search.decision')}</span>
        <span className="mono">
          <MarkedText {...mark(number)} />
        </span>
        {title !== '' && (
          <span>
            <MarkedText {...mark(textOf(matter))} />
          </span>
        )}
        {unitName !== '' && (
          <span>
            <MarkedText {...mark(unitName)} />
          </span>
        )}
        {provinceCode !== null && (
          <span>
            <MarkedText {...mark(nameOf(provinces, provinceCode, locale))} />
          </span>
        )}
        <span>{decidedOn}</span>
      </p>
    </article>
  ))
}
