import { Link } from 'react-router'
import { formatDay } from '@wenwu/core/i18n/format'
import type { Notice } from '@wenwu/core/notices/contract'
import { useText } from '../../../lib/i18n.ts'
import { Paragraphs } from '../../../ui/Paragraphs.tsx'
import { dayOf } from './notice-day.ts'
import './portal.css'

/** The text of one notice. Drawn by the server too (apps/web/src/public), so it takes nothing from the browser. */
export function NoticeSheet({ notice, listPath }: { notice: Notice; listPath: string }) {
  const { t, locale } = useText()
  return (
    <div className="page portal-page">
      <article className="panel notice">
        <h1>{notice.notice_title}</h1>
        <p className="notice-meta">
          <span>{notice.pub_organization}</span>
          <time dateTime={dayOf(notice.pub_time)}>{formatDay(dayOf(notice.pub_time), locale)}</time>
        </p>
        <Paragraphs text={notice.notice_content} isIndented />
      </article>
      <p className="no-print">
        <Link to={listPath}>{t('portal.backToNotices')}</Link>
      </p>
    </div>
  )
}
