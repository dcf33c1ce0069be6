import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { contract } from '@wenwu/core/notices/contract'
import { call } from '../../lib/call.ts'
import { formatDate } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { usePathTo } from '../../lib/pages.ts'
import { queryKeys } from '../../lib/query.ts'
import { usePageTitle } from '../../lib/tabs.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { dayOf } from './notice-day.ts'
import '../../ui/page.css'
import './portal.css'

/** One notice. */
export function NoticePage() {
  const { t } = useText()
  const pathTo = usePathTo()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.notices, 'one', id],
    queryFn: ({ signal }) => call(contract.get, { id }, { signal, isQuiet: true }),
  })
  usePageTitle(data?.notice_title)
  if (data === undefined) {
    if (error === null) return <PageSkeleton />
    return <ErrorState title={t('portal.loadFailed')} error={error} onRetry={() => void refetch()} />
  }
  return (
    <div className="page portal-page">
      <article className="panel notice">
        <h1>{data.notice_title}</h1>
        <p className="notice-meta">
          <span>{data.pub_organization}</span>
          <time>{formatDate(dayOf(data.pub_time))}</time>
        </p>
        <Paragraphs text={data.notice_content} isIndented />
      </article>
      <p className="no-print">
        <Link to={pathTo('notices') ?? '/online_info'}>{t('portal.backToNotices')}</Link>
      </p>
    </div>
  )
}
