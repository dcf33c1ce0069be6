import { Link, useSearchParams } from 'react-router'
import type { Page } from '@wenwu/core/kernel/page'
import { formatDay } from '@wenwu/core/i18n/format'
import type { Notice } from '@wenwu/core/notices/contract'
import { useText } from '../../../lib/i18n.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { noticePageSize, readNoticeAddress, writeNoticeAddress } from './notice-address.ts'
import { dayOf } from './notice-day.ts'

/** One page of notices as the address asks for it, and the ways to the pages beside it. Drawn by the server too. */
export function NoticeRows({ notices }: { notices: Page<Notice> }) {
  const { t, locale } = useText()
  const [search] = useSearchParams()
  const { words, page } = readNoticeAddress(search)
  if (notices.rows.length === 0) return <EmptyState text={words === '' ? '' : t('portal.noNotices')} />
  const pages = Math.ceil(notices.total / noticePageSize)
  const addressOf = (number: number): { search: string } => ({ search: `?${writeNoticeAddress(search, { words, page: number })}` })
  return (
    <>
      <ul className="notice-rows">
        {notices.rows.map((notice) => (
          <li key={notice.id}>
            <Link to={`/online_info/notices/${notice.id}`}>{notice.notice_title}</Link>
            <span>{notice.pub_organization}</span>
            <time dateTime={dayOf(notice.pub_time)}>{formatDay(dayOf(notice.pub_time), locale)}</time>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className="notice-pager" aria-label={t('portal.notices')}>
          {page > 1 && (
            <Link to={addressOf(page - 1)} rel="prev">
              {t('portal.previousPage')}
            </Link>
          )}
          <span>{t('portal.pageOf', { page, pages })}</span>
          {page < pages && (
            <Link to={addressOf(page + 1)} rel="next">
              {t('portal.nextPage')}
            </Link>
          )}
        </nav>
      )}
    </>
  )
}
