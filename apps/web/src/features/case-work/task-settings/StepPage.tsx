import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { contract } from '@wenwu/core/task-settings/contract'
import { call } from '../../../lib/call.ts'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { PageFailure } from '../../../ui/PageFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { StepForm } from './StepForm.tsx'

/** One step of an item with its settings. */
export function StepPage() {
  const { t, textOf } = useText()
  const { itemCode = '', step = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['task-settings', 'one', itemCode, step],
    queryFn: ({ signal }) => call(contract.get, { itemCode, step }, { signal, isQuiet: true }),
    staleTime: 0,
  })
  usePageTitle(data === undefined ? undefined : textOf(data.stepName))
  if (data === undefined) {
    if (error === null) return <PageSkeleton />
    return <PageFailure title={t('task-settings.loadFailed')} error={error} onRetry={() => void refetch()} />
  }
  return (
    <div className="page">
      <PageHeader
        title={textOf(data.stepName)}
        description={textOf(data.itemName)}
        {...(data.updatedAt !== null && {
          extra: <span>{t('task-settings.lastChange', { name: data.updatedBy, time: formatMinute(data.updatedAt) })}</span>,
        })}
      />
      <StepForm key={`${data.itemCode}/${data.step}`} stored={data} />
    </div>
  )
}
