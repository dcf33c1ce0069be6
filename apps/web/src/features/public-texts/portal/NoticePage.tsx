import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { contract } from '@wenwu/core/notices/contract'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryKeys } from '../../../lib/query.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { NoticeSheet } from './NoticeSheet.tsx'
import '../../../ui/page.css'

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
  return <NoticeSheet notice={data} listPath={pathTo('notices') ?? '/online_info'} />
}
