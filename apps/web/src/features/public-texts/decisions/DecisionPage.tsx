import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { contract } from '@wenwu/core/decisions/contract'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { DecisionSheet } from './DecisionSheet.tsx'
import '../../../ui/page.css'

/** /decisions/:id: one licence that was granted, open to everybody. */
export function DecisionPage() {
  const { t } = useText()
  const pathTo = usePathTo()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['decisions', 'one', id],
    queryFn: ({ signal }) => call(contract.get, { id }, { signal, isQuiet: true }),
  })
  usePageTitle(data?.number)
  if (data === undefined) {
    if (error === null) return <PageSkeleton />
    return <ErrorState title={t('decisions.loadFailed')} error={error} onRetry={() => void refetch()} />
  }
  return <DecisionSheet decision={data} listPath={pathTo('decisions') ?? '/decisions'} />
}
