import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { contract } from '@wenwu/core/notices/contract'
import { call } from '../../lib/call.ts'
import { formatDate } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { queryKeys } from '../../lib/query.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { dayOf } from './notice-day.ts'

/** Page size of notices (specification §9). */
const pageSize = 10

/** The notices the reader may see, newest first, with words of the title; what was asked stands in the address. */
export function NoticeList() {
  const { t } = useText()
  const [search, setSearch] = useSearchParams()
  const words = search.get('title') ?? ''
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const [typed, setTyped] = useState(words)
  const query = useQuery({
    queryKey: [...queryKeys.notices, 'list', words, page],
    queryFn: ({ signal }) =>
      call(
        contract.open,
        { title: words || undefined, from: undefined, to: undefined, page: { number: page, size: pageSize } },
        { signal, isQuiet: true },
      ),
  })
  const go = (changed: { title?: string; page?: number }): void => {
    const next = new URLSearchParams(search)
    next.set('title', changed.title ?? words)
    next.set('page', String(changed.page ?? 1))
    if (next.get('title') === '') next.delete('title')
    if (next.get('page') === '1') next.delete('page')
    setSearch(next)
  }
  const pages = Math.max(1, Math.ceil((query.data?.total ?? 0) / pageSize))
  return (
    <div className="notice-list">
      <form
        role="search"
        className="notice-search"
        onSubmit={(event) => {
          event.preventDefault()
          go({ title: typed.trim() })
        }}
      >
        <input
          type="search"
          aria-label={t('portal.titleWords')}
          placeholder={t('portal.titleWords')}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit">{t('portal.find')}</button>
      </form>
      {query.data === undefined ? (
        query.error === null ? (
          <PageSkeleton />
        ) : (
          <ErrorState title={t('portal.loadFailed')} error={query.error} onRetry={() => void query.refetch()} />
        )
      ) : query.data.rows.length === 0 ? (
        <EmptyState text={words === '' ? '' : t('portal.noNotices')} />
      ) : (
        <ul className="notice-rows">
          {query.data.rows.map((notice) => (
            <li key={notice.id}>
              <Link to={`/online_info/notices/${notice.id}`}>{notice.notice_title}</Link>
              <span>{notice.pub_organization}</span>
              <time>{formatDate(dayOf(notice.pub_time))}</time>
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav className="notice-pager" aria-label={t('portal.notices')}>
          <button type="button" disabled={page <= 1} onClick={() => go({ page: page - 1 })}>
            {t('portal.previousPage')}
          </button>
          <span>{t('portal.pageOf', { page, pages })}</span>
          <button type="button" disabled={page >= pages} onClick={() => go({ page: page + 1 })}>
            {t('portal.nextPage')}
          </button>
        </nav>
      )}
    </div>
  )
}
