import { Link } from 'react-router'
import { nameOf } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import { qualificationGrades } from '@wenwu/core/codes/qualification-grades'
import { qualificationKinds } from '@wenwu/core/codes/qualification-kinds'
import { contract } from '@wenwu/core/qualified-units/contract'
import type { MarkedText as Marked } from '@wenwu/core/search/contract'
import type { QualifiedUnit } from '@wenwu/core/qualified-units/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { MarkedText } from '../../../ui/MarkedText.tsx'
import { useFoundList, type FoundList } from './found-list.ts'
import type { WordMarks } from './mark-words.ts'

/** Asks for the qualified units that a search finds by name, number, place or field of work. */
export function useFoundUnits(q: string, page: number): FoundList<QualifiedUnit> {
  return useFoundList('qualified-units', { q, page, isAsked: q !== '' }, (keyword, asked, signal) =>
    call(contract.query, { filter: { keyword }, sort: 'name-asc', page: asked }, { signal, isQuiet: true }),
  )
}

/** Qualified units among the results; a unit that is found by its field of work shows it. */
export function FoundUnits({ rows, marks }: { rows: readonly QualifiedUnit[]; marks: WordMarks }) {
  const { t, locale } = useText()
  return rows.map((row) => (
    <article key={row.id} className="found">
      <h2>
        <Link to={`/qualified-units?${new URLSearchParams({ keyword: row.name })}`} data-result="">
          <MarkedText {...marks.mark(row.name)} />
        </Link>
      </h2>
      <p className="search-note">
        <span>{t('search.unit')}</span>
        <span>
          <MarkedText {...marks.mark(nameOf(provinces, row.provinceCode, locale))} />
        </span>
        <span>{nameOf(qualificationKinds, row.kind, locale)}</span>
        <span>{nameOf(qualificationGrades, row.grade, locale)}</span>
        <span className="mono">
          <MarkedText {...marks.mark(row.certificateNumber)} />
        </span>
      </p>
      <Piece of={marks.pieceOf(row.businessScope)} />
    </article>
  ))
}

function Piece({ of }: { of: Marked | undefined }) {
  return of === undefined ? null : (
    <p className="found-part">
      <MarkedText {...of} />
    </p>
  )
}
