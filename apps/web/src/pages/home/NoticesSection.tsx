import { useState } from 'react'
import { Modal } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { contract, type Notice } from '@wenwu/core/notices/contract'
import { call } from '../../lib/call.ts'
import { formatDate } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { usePathTo } from '../../lib/pages.ts'
import { queryKeys } from '../../lib/query.ts'
import { HomeSection } from './HomeSection.tsx'

/** Latest notices; a notice opens in place. `^p` in the text begins a paragraph (specification §3). */
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
          <Modal
            open={open !== undefined}
            title={open?.notice_title}
            footer={null}
            width={640}
            onCancel={() => setOpen(undefined)}
            styles={{ body: { maxHeight: 357, overflowY: 'auto' } }}
          >
            <p className="home-notice-meta">
              {open?.pub_organization}　{formatDate(open?.pub_time ?? null)}
            </p>
            {open?.notice_content
              .split('^p')
              .filter((part) => part.trim() !== '')
              .map((part, index) => (
                <p key={index} className="home-notice-text">
                  {part}
                </p>
              ))}
          </Modal>
        </ul>
      )}
    </HomeSection>
  )
}
