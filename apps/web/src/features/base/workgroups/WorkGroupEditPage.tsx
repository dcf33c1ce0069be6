import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { contract } from '@wenwu/core/workgroups/contract'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { PageFailure } from '../../../ui/PageFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { WorkGroupForm } from './WorkGroupForm.tsx'

/** One work group to change (specification §2.1, workgroup-edit). */
export function WorkGroupEditPage() {
  const { t } = useText()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['workgroups', 'one', id],
    queryFn: ({ signal }) => call(contract.get, { id }, { signal, isQuiet: true }),
    staleTime: 0,
  })
  usePageTitle(data?.name)
  if (data === undefined) {
    if (error === null) return <PageSkeleton />
    return <PageFailure title={t('workgroups.loadFailed')} error={error} onRetry={() => void refetch()} />
  }
  return (
    <div className="page">
      <PageHeader
        title={data.name}
        extra={data.openTasks > 0 ? <span className="tone-amber">{t('workgroups.openTasks', { n: data.openTasks })}</span> : undefined}
      />
      <WorkGroupForm key={data.id} stored={data} />
    </div>
  )
}
