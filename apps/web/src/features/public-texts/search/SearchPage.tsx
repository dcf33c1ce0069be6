import { useRef, type KeyboardEvent } from 'react'
import { Button, Pagination, Popover, Skeleton } from 'antd'
import { Link, useNavigate } from 'react-router'
import { searchPageSize } from '@wenwu/core/search/contract'
import { messageOfError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { searchAddress } from '../../../ui/public-links.ts'
import { countText } from './counts.ts'
import { FoundHits } from './FoundHits.tsx'
import { NamedPages } from './NamedPages.tsx'
import { useNamedPages } from './named-pages.ts'
import { NothingFound } from './NothingFound.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SearchHints } from './SearchHints.tsx'
import { SearchTabs } from './SearchTabs.tsx'
import { useSearch } from './use-search.ts'
import './search.css'

/**
 * One box over all texts, qualified units, licences and, for who is signed in, the cases they may see; everything of it is in the address. Each
 * kind of hit is counted and has its tab.
 */
export function SearchPage() {
  const { t } = useText()
  usePageTitle(t('search.title'))
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const search = useSearch()
  const { q, active } = search
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
  return (
    <div className="search-page">
      <h1 className="visually-hidden">{t('search.title')}</h1>
      <div className="search-head">
        <SearchBox
          key={q}
          value={q}
          input={input}
          onSearch={(typed) => void navigate(searchAddress({ q: typed, kind: active }))}
          onLeave={() => results.current?.querySelector<HTMLElement>('[data-result]')?.focus()}
        />
        <Popover trigger="click" placement="bottomRight" content={<SearchHints />}>
          <Button type="text">{t('search.howTo')}</Button>
        </Popover>
      </div>
      {q === '' ? (
        <SearchHints hasExamples />
      ) : (
        <>
          <SearchTabs search={search} />
          <div
            ref={results}
            onKeyDown={onKey}
            aria-busy={search.asked.isFetching}
            className={search.asked.isPlaceholderData ? 'is-old' : undefined}
          >
            <Results search={search} />
          </div>
        </>
      )}
    </div>
  )
}

function Results({ search }: { search: ReturnType<typeof useSearch> }) {
  const { q, page, active, list, isBeginning, texts, lists, asked, counts, everything, isAnyLoading } = search
  const { t } = useText()
  const pathTo = usePathTo()
  const navigate = useNavigate()
  const namedPages = useNamedPages(q)
  const found = active === '' ? everything : (counts.get(active) ?? { total: 0 })
  const isCounting = active === '' ? isAnyLoading : asked.isLoading
  const allCases = list === 'case' && found.total > 0 ? pathTo('cases', {}, { keyword: q }) : undefined
  const synonyms = list === undefined ? (texts.data?.synonyms ?? []) : []
  const paged = list === undefined ? texts.data : list === 'case' ? undefined : lists[list].data
  return (
    <>
      {isBeginning && <NamedPages pages={namedPages} />}
      {!isCounting && found.total > 0 && (
        <p className="search-note" role="status">
          <span>{t('search.found', { n: countText(found) })}</span>
          {synonyms.length > 0 && <span>{t('search.synonymsUsed', { words: synonyms.join('、') })}</span>}
        </p>
      )}
      {lists.case.isError && <p className="search-told">{t('search.casesFailed', { reason: messageOfError(lists.case.error) })}</p>}
      {asked.isLoading && <Skeleton active paragraph={{ rows: 8 }} />}
      {allCases !== undefined && (
        <p className="found-more">
          <Link to={allCases}>{t('search.allCases')}</Link>
        </p>
      )}
      <FoundHits search={search} />
      {!isAnyLoading && found.total === 0 && !asked.isError && namedPages.length === 0 && <NothingFound search={search} />}
      {paged !== undefined && paged.total > searchPageSize && (
        <Pagination
          current={page}
          pageSize={searchPageSize}
          total={paged.total}
          showSizeChanger={false}
          showQuickJumper={paged.total > 10 * searchPageSize}
          onChange={(number) => void navigate(searchAddress({ q, kind: active, page: number }))}
        />
      )}
    </>
  )
}
