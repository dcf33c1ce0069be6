import { lazy, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { contract, type Notice } from '@wenwu/core/notices/contract'
import { call } from '../../lib/call.ts'
import { formatDate } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { usePathTo } from '../../lib/pages.ts'
import { queryKeys } from '../../lib/query.ts'
import { HomeSection } from './HomeSection.tsx'

// the first thing anybody sees is the list
const NoticeDialog = lazy(async () => ({ default: (await import('./NoticeDialog.tsx')).NoticeDialog }))

/** Latest notices; a notice opens in place. */
export function NoticesSection() {
  const { t } = useText()
  const pathTo = usePathTo()
  const [open, setOpen] = useState<Notice>()
  const query = useQuery({ queryKey: queryKeys.notices, queryFn: ({ signal }) => call(contract.list, {}, { signal, isQuiet: true }) })
  return (
    <HomeSection title={t('shell.noticesTitle')} path={pathTo('notices')} query={query} empty={''}>
      {(notices) => (
        <ul className="home-notices">
          {notices.slice(0, 8).map((notice) => (
            <li key={notice.id}>
              <button type="button" onClick={() => setOpen(notice)}>
                {notice.notice_title}
              </button>
              <time>{formatDate(notice.pub_time)}</time>
            </li>
          ))}
          {open !== undefined && (
            <Suspense>
              <NoticeDialog notice={open} onClose={() => setOpen(undefined)} />
            </Suspense>
          )}
        </ul>
      )}
    </HomeSection>
  )
}
