import { Fragment, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Button, Pagination, Popover, Skeleton } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { contract as casesContract } from '@wenwu/core/cases/contract'
import { lastPage } from '@wenwu/core/kernel/page'
import { contract, searchPageSize } from '@wenwu/core/search/contract'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { searchKinds, type SearchKind } from '@wenwu/core/search/model'
import { call } from '../../../lib/call.ts'
import { messageOfError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { queryKeys } from '../../../lib/query.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FoundCases } from './FoundCases.tsx'
import { countText, sumOf, type Count } from './counts.ts'
import { FoundDecisions, useFoundDecisions } from './FoundDecisions.tsx'
import { FoundRow } from './FoundRow.tsx'
import { FoundUnits, useFoundUnits } from './FoundUnits.tsx'
import { isMarked, markWords } from './mark-words.ts'
import { NamedPages } from './NamedPages.tsx'
import { useNamedPages } from './named-pages.ts'
import { SearchBox } from './SearchBox.tsx'
import { SearchHints } from './SearchHints.tsx'
import './search.css'

/** Hits of another list shown beside the texts, before one asks for more. */
const shownBeside = 3

/** Kinds of hits that are no texts: each is found in its own list. */
const listKinds = ['unit', 'decision', 'case'] as const
type ListKind = (typeof listKinds)[number]

/**
 * One box over all texts, qualified units, licences and, for who is signed in, the cases they may see; everything of it is in the address. Each
 * kind of hit is counted and has its tab. Above the texts stand lists with the words in a title; others come after the texts that have them there.
 */
export function SearchPage() {
  const { t, textOf } = useText()
  usePageTitle(t('search.title'))
  const [params, setParams] = useSearchParams()
  const pathTo = usePathTo()
  const input = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const q = (params.get('q') ?? '').trim()
  const chosen = params.get('kind') ?? ''
  const kind = searchKinds.find((each) => each === chosen)
  const page = Math.max(1, Math.min(lastPage, Math.trunc(Number(params.get('page') ?? 1)) || 1))
  const hasCases = pathTo('case-page', { id: 'x' }) !== undefined
  const list = listKinds.find((each) => each === chosen && (each !== 'case' || hasCases))
  /** Everything is looked through, and this is its beginning. */
  const isBeginning = kind === undefined && list === undefined && page === 1

  const texts = useQuery({
    queryKey: ['search', q, kind, page],
    queryFn: ({ signal }) => call(contract.search, { q, kind, page: list === undefined ? page : 1 }, { signal, isQuiet: true }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const cases = useQuery({
    queryKey: [...queryKeys.cases, 'search', q],
    queryFn: ({ signal }) => call(casesContract.search, { q }, { signal, isQuiet: true }),
    enabled: q !== '' && hasCases,
    placeholderData: keepPreviousData,
  })
  const units = useFoundUnits(q, list === 'unit' ? page : 1)
  const decisions = useFoundDecisions(q, list === 'decision' ? page : 1)
  const lists = { unit: units, decision: decisions, case: cases }
  const namedPages = useNamedPages(q)

  const go = (next: { q?: string; kind?: string; page?: number }): void => {
    const query = new URLSearchParams({ q: next.q ?? q })
    if (next.kind) query.set('kind', next.kind)
    if (next.page !== undefined && next.page > 1) query.set('page', String(next.page))
    setParams(query)
  }
  /** Arrows walk through the results, Esc leads back to the box. */
  const onKey = (event: KeyboardEvent): void => {
    const links = [...(results.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    if (at < 0 || !['ArrowDown', 'ArrowUp', 'Escape'].includes(event.key)) return
    event.preventDefault()
    const next = event.key === 'ArrowDown' ? links[at + 1] : event.key === 'ArrowUp' ? links[at - 1] : undefined
    if (next !== undefined) next.focus()
    else if (event.key !== 'ArrowDown') input.current?.focus()
  }

  const counts = new Map<SearchKind | ListKind, Count>((texts.data?.counts ?? []).map(({ kind: of, count }) => [of, { total: count }]))
  for (const each of listKinds) {
    const { data } = lists[each]
    if (data !== undefined) counts.set(each, data)
  }
  const tabs: { key: '' | SearchKind | ListKind; count: Count | undefined }[] = [
    { key: '', count: undefined },
    ...searchKinds
      .filter((each) => counts.has(each) || each === kind)
      .map((each) => ({ key: each, count: counts.get(each) ?? { total: 0 } })),
    ...listKinds
      .filter((each) => each === list || (counts.get(each)?.total ?? 0) > 0)
      .map((each) => ({ key: each, count: counts.get(each) })),
  ]
  const active = kind ?? list ?? ''
  const everything = sumOf([...counts.values()])
  const found: Count = active === '' ? everything : (counts.get(active) ?? { total: 0 })
  const asked = list === undefined ? texts : lists[list]
  const isAnyLoading = [texts, ...Object.values(lists)].some(({ isLoading }) => isLoading)
  const isCounting = active === '' ? isAnyLoading : asked.isLoading
  /** Rows of a list: all of them under its tab, the first ones beside the texts. */
  const rowsOf = <Row,>(each: ListKind, rows: readonly Row[] = []): readonly Row[] =>
    list === each ? rows : isBeginning ? rows.slice(0, shownBeside) : []
  const moreOf = (each: ListKind, label: TextKey) =>
    isBeginning &&
    (counts.get(each)?.total ?? 0) > shownBeside && (
      <p className="found-more">
        <Link to={`/search?${new URLSearchParams({ q, kind: each })}`}>{t(label)}</Link>
      </p>
    )
  const shownTexts = list === undefined ? (texts.data?.rows ?? []) : []
  const marks = markWords(q)
  const foundCases = rowsOf('case', cases.data?.rows)
  const foundUnits = rowsOf('unit', units.data?.rows)
  const foundDecisions = rowsOf('decision', decisions.data?.rows)
  const hasInTitle: Record<ListKind, boolean> = {
    case: foundCases.some(({ title }) => isMarked(title)),
    unit: foundUnits.some(({ name }) => isMarked(marks.mark(name))),
    decision: foundDecisions.some(({ title, matter }) => isMarked(marks.mark(title || textOf(matter)))),
  }
  const besideTexts: Record<ListKind, ReactNode> = {
    case: (
      <Fragment key="case">
        <FoundCases rows={foundCases} />
        {moreOf('case', 'search.moreCases')}
      </Fragment>
    ),
    unit: (
      <Fragment key="unit">
        <FoundUnits rows={foundUnits} marks={marks} />
        {moreOf('unit', 'search.moreUnits')}
      </Fragment>
    ),
    decision: (
      <Fragment key="decision">
        <FoundDecisions rows={foundDecisions} marks={marks} />
        {moreOf('decision', 'search.moreDecisions')}
      </Fragment>
    ),
  }
  /** Lists with a word in a title, or the others. */
  const listsWith = (isInTitle: boolean): ReactNode[] =>
    (['case', 'unit', 'decision'] as const).filter((each) => hasInTitle[each] === isInTitle).map((each) => besideTexts[each])
  const after = shownTexts.findIndex(({ title }) => !isMarked(title))
  const titled = after === -1 ? shownTexts.length : after
  const textRows = (rows: typeof shownTexts): ReactNode => rows.map((row) => <FoundRow key={`${row.kind}-${row.id}`} row={row} />)
  const isWaiting = asked.isLoading
  const isNothing = !isAnyLoading && found.total === 0 && !asked.isError && namedPages.length === 0
  const paged = list === undefined ? texts.data : list === 'case' ? undefined : lists[list].data

  return (
    <div className="search-page">
      <h1 className="visually-hidden">{t('search.title')}</h1>
      <div className="search-head">
        <SearchBox
          key={q}
          value={q}
          input={input}
          onSearch={(typed) => go({ q: typed, kind: chosen })}
          onLeave={() => results.current?.querySelector<HTMLElement>('[data-result]')?.focus()}
        />
        <Popover trigger="click" placement="bottomRight" content={<SearchHints />}>
          <Button type="text">{t('search.howTo')}</Button>
        </Popover>
      </div>
      {q === '' && <SearchHints hasExamples />}
      {q !== '' && (
        <>
          <nav className="search-tabs" aria-label={t('search.kinds')}>
            {tabs.map(({ key, count }) => (
              <Link
                key={key}
                to={`/search?${new URLSearchParams({ q, ...(key !== '' && { kind: key }) })}`}
                aria-current={active === key ? 'page' : undefined}
              >
                {t(`search.${key === '' ? 'all' : key}`)}
                {count !== undefined && <span className="search-count">{countText(count)}</span>}
              </Link>
            ))}
          </nav>
          <div ref={results} onKeyDown={onKey} aria-busy={asked.isFetching} className={asked.isPlaceholderData ? 'is-old' : undefined}>
            {isBeginning && <NamedPages pages={namedPages} />}
            {!isCounting && found.total > 0 && (
              <p className="search-note" role="status">
                <span>{t('search.found', { n: countText(found) })}</span>
                {list === undefined && texts.data !== undefined && texts.data.synonyms.length > 0 && (
                  <span>{t('search.synonymsUsed', { words: texts.data.synonyms.join('、') })}</span>
                )}
              </p>
            )}
            {cases.isError && <p className="search-told">{t('search.casesFailed', { reason: messageOfError(cases.error) })}</p>}
            {isWaiting && <Skeleton active paragraph={{ rows: 8 }} />}
            {list === 'case' && pathTo('cases') !== undefined && (counts.get('case')?.total ?? 0) > 0 && (
              <p className="found-more">
                <Link to={pathTo('cases', {}, { keyword: q }) ?? ''}>{t('search.allCases')}</Link>
              </p>
            )}
            {listsWith(true)}
            {asked.isError && list !== 'case' && <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />}
            {shownTexts.length > 0 && texts.data?.isRelaxed === true && <p className="search-told">{t('search.relaxed')}</p>}
            {textRows(shownTexts.slice(0, titled))}
            {listsWith(false)}
            {textRows(shownTexts.slice(titled))}
            {isNothing && (
              <div className="search-nothing" role="status">
                <p className="state-title">
                  {everything.total > 0 && active !== ''
                    ? t('search.nothingIn', { kind: t(`search.${active}`), q })
                    : t('search.nothing', { q })}
                </p>
                {everything.total > 0 ? (
                  <p className="found-more">
                    <Link to={`/search?${new URLSearchParams({ q })}`}>{t('search.showAll', { n: countText(everything) })}</Link>
                  </p>
                ) : (
                  <SearchHints />
                )}
              </div>
            )}
            {paged !== undefined && paged.total > searchPageSize && (
              <Pagination
                current={page}
                pageSize={searchPageSize}
                total={paged.total}
                showSizeChanger={false}
                showQuickJumper={paged.total > 10 * searchPageSize}
                onChange={(number) => go({ kind: chosen, page: number })}
              />
            )}
          </div>
        </>
      )}
    </div>
  )
}
