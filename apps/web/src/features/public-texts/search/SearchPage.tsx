import { useRef, type KeyboardEvent } from 'react'
import { Button, Pagination, Popover, Skeleton } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { contract as cases } from '@wenwu/core/cases/contract'
import { lastPage } from '@wenwu/core/kernel/page'
import { contract, searchPageSize } from '@wenwu/core/search/contract'
import { searchKinds, type SearchKind } from '@wenwu/core/search/model'
import { call } from '../../../lib/call.ts'
import { messageOfError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { queryKeys } from '../../../lib/query.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FoundCases } from './FoundCases.tsx'
import { FoundDecisions, useFoundDecisions } from './FoundDecisions.tsx'
import { FoundUnits, useFoundUnits } from './FoundUnits.tsx'
import { FoundRow } from './FoundRow.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SearchHints } from './SearchHints.tsx'
import './search.css'

/** Cases shown above the texts, before one asks for more. */
const casesBeside = 3

/** One box over all texts and, for who is signed in, the cases they may see; everything of it is in the address. */
export function SearchPage() {
  const { t } = useText()
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
  const isCases = hasCases && chosen === 'case'

  const texts = useQuery({
    queryKey: ['search', q, kind, page],
    queryFn: ({ signal }) => call(contract.search, { q, kind, page }, { signal, isQuiet: true }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const found = useQuery({
    queryKey: [...queryKeys.cases, 'search', q],
    queryFn: ({ signal }) => call(cases.search, { q }, { signal, isQuiet: true }),
    enabled: q !== '' && hasCases,
    placeholderData: keepPreviousData,
  })

  const isBeginning = q !== '' && chosen === '' && page === 1
  const units = useFoundUnits(q, isBeginning)
  const decisions = useFoundDecisions(q, isBeginning)

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

  const counts = new Map((texts.data?.counts ?? []).map(({ kind: of, count }) => [of, String(count)]))
  const caseCount = found.data === undefined ? undefined : `${found.data.total}${found.data.isCapped ? '+' : ''}`
  const tabs: { key: '' | SearchKind | 'case'; count: string | undefined }[] = [
    { key: '', count: undefined },
    ...searchKinds.filter((each) => counts.has(each) || each === kind).map((each) => ({ key: each, count: counts.get(each) ?? '0' })),
    ...(hasCases ? [{ key: 'case' as const, count: caseCount }] : []),
  ]
  const shownCases =
    page > 1 || (kind !== undefined && !isCases) ? [] : (found.data?.rows ?? []).slice(0, isCases ? undefined : casesBeside)
  const shownTexts = isCases ? [] : (texts.data?.rows ?? [])
  const isWaiting = (isCases ? found : texts).isPending && q !== ''
  const isNothing =
    !isWaiting &&
    shownTexts.length === 0 &&
    shownCases.length === 0 &&
    units.rows.length === 0 &&
    decisions.length === 0 &&
    !units.isList &&
    !(isCases ? found : texts).isError &&
    !found.isFetching

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
                aria-current={(isCases ? 'case' : (kind ?? '')) === key ? 'page' : undefined}
              >
                {t(`search.${key === '' ? 'all' : key}`)}
                {count !== undefined && <span className="search-count">{count}</span>}
              </Link>
            ))}
          </nav>
          <div ref={results} onKeyDown={onKey} aria-busy={texts.isFetching} className={texts.isPlaceholderData ? 'is-old' : undefined}>
            {!isCases && texts.data !== undefined && !isNothing && (
              <p className="search-note" role="status">
                <span>{t('search.found', { n: texts.data.total })}</span>
                {texts.data.synonyms.length > 0 && <span>{t('search.synonymsUsed', { words: texts.data.synonyms.join('、') })}</span>}
              </p>
            )}
            {!isCases && texts.data?.isRelaxed === true && <p className="search-told">{t('search.relaxed')}</p>}
            {found.isError && <p className="search-told">{t('search.casesFailed', { reason: messageOfError(found.error) })}</p>}
            {isWaiting && <Skeleton active paragraph={{ rows: 8 }} />}
            <FoundCases rows={shownCases} />
            {!isCases && kind === undefined && shownCases.length > 0 && (found.data?.total ?? 0) > casesBeside && (
              <p className="found-more">
                <Link to={`/search?${new URLSearchParams({ q, kind: 'case' })}`}>{t('search.moreCases')}</Link>
              </p>
            )}
            {isCases && pathTo('cases') !== undefined && shownCases.length > 0 && (
              <p className="found-more">
                <Link to={pathTo('cases', {}, { keyword: q }) ?? ''}>{t('search.allCases')}</Link>
              </p>
            )}
            <FoundUnits q={q} found={units} />
            <FoundDecisions q={q} rows={decisions} />
            {!isCases && texts.isError && <ErrorState error={texts.error} onRetry={() => void texts.refetch()} />}
            {shownTexts.map((row) => (
              <FoundRow key={`${row.kind}-${row.id}`} row={row} />
            ))}
            {isNothing && (
              <div className="search-nothing" role="status">
                <p className="state-title">{t('search.nothing', { q })}</p>
                <SearchHints />
              </div>
            )}
            {!isCases && texts.data !== undefined && texts.data.total > searchPageSize && (
              <Pagination
                current={page}
                pageSize={searchPageSize}
                total={texts.data.total}
                showSizeChanger={false}
                showQuickJumper={texts.data.total > 10 * searchPageSize}
                onChange={(number) => go({ kind: chosen, page: number })}
              />
            )}
          </div>
        </>
      )}
    </div>
  )
}
