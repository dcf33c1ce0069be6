import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { useText } from '../../../lib/i18n.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { searchAddress } from '../../../ui/public-links.ts'
import { FoundCases } from './FoundCases.tsx'
import { FoundDecisions } from './FoundDecisions.tsx'
import { FoundRow } from './FoundRow.tsx'
import { FoundUnits } from './FoundUnits.tsx'
import { isMarked, markWords } from './mark-words.ts'
import type { ListKind, Search } from './use-search.ts'

/** Hits of another list shown beside the texts, before one asks for more. */
const shownBeside = 3

/** The hits: lists with a word in a title, then texts titled with it, then the other lists, then the other texts. */
export function FoundHits({ search }: { search: Search }) {
  const { q, list, isBeginning, texts, asked } = search
  const { t } = useText()
  const beside = useFoundBeside(search)
  const rows = list === undefined ? (texts.data?.rows ?? []) : []
  const after = rows.findIndex(({ title }) => !isMarked(title))
  const titled = after === -1 ? rows.length : after
  const more = (kind: ListKind, label: TextKey): ReactNode =>
    isBeginning &&
    (search.counts.get(kind)?.total ?? 0) > shownBeside && (
      <p className="found-more">
        <Link to={searchAddress({ q, kind })}>{t(label)}</Link>
      </p>
    )
  const listsWith = (isInTitle: boolean): ReactNode[] =>
    beside
      .filter((each) => each.isInTitle === isInTitle)
      .map(({ kind, shown, moreLabel }) => (
        <Fragment key={kind}>
          {shown}
          {more(kind, moreLabel)}
        </Fragment>
      ))
  const textsOf = (part: typeof rows): ReactNode => part.map((row) => <FoundRow key={`${row.kind}-${row.id}`} row={row} />)
  return (
    <>
      {listsWith(true)}
      {asked.isError && list !== 'case' && <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />}
      {rows.length > 0 && texts.data?.isRelaxed === true && <p className="search-told">{t('search.relaxed')}</p>}
      {textsOf(rows.slice(0, titled))}
      {listsWith(false)}
      {textsOf(rows.slice(titled))}
    </>
  )
}

interface FoundBeside {
  kind: ListKind
  shown: ReactNode
  moreLabel: TextKey
  isInTitle: boolean
}

/** Rows of the lists: all of them under their tab, the first ones beside the texts. */
function useFoundBeside({ q, list, isBeginning, lists }: Search): FoundBeside[] {
  const { textOf } = useText()
  const marks = markWords(q)
  const rowsOf = <Row,>(each: ListKind, rows: readonly Row[] = []): readonly Row[] =>
    list === each ? rows : isBeginning ? rows.slice(0, shownBeside) : []
  const cases = rowsOf('case', lists.case.data?.rows)
  const units = rowsOf('unit', lists.unit.data?.rows)
  const decisions = rowsOf('decision', lists.decision.data?.rows)
  return [
    {
      kind: 'case',
      shown: <FoundCases rows={cases} />,
      moreLabel: 'search.moreCases',
      isInTitle: cases.some(({ title }) => isMarked(title)),
    },
    {
      kind: 'unit',
      shown: <FoundUnits rows={units} marks={marks} />,
      moreLabel: 'search.moreUnits',
      isInTitle: units.some(({ name }) => isMarked(marks.mark(name))),
    },
    {
      kind: 'decision',
      shown: <FoundDecisions rows={decisions} marks={marks} />,
      moreLabel: 'search.moreDecisions',
      isInTitle: decisions.some(({ title, matter }) => isMarked(marks.mark(title || textOf(matter)))),
    },
  ]
}
