import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { FilePreview } from '../../../item/FilePreview.tsx'
import { ItemFormServices } from '../../../item/ItemFormServices.tsx'
import { useFileOpener } from '../../../item/use-file-opener.ts'
import { useItemVersion } from '../../../item/use-item-version.ts'
import { CallError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { useSession } from '../../../lib/session.ts'
import { useGoneTab } from '../../../lib/tabs.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { ApplicationForm } from './ApplicationForm.tsx'
import { applicationKey, openApplication } from './application-query.ts'
import { flushPendingSaves } from './open-drafts.ts'
import './applications.css'

/** A draft, or an application that was returned for correction. Whatever is neither has its page of progress. */
export function ApplicationFormPage() {
  const { id = '' } = useParams()
  const { t } = useText()
  const pathTo = usePathTo()
  const userId = useSession((state) => state.user?.id ?? '')
  const opener = useFileOpener()
  const query = useQuery({
    queryKey: applicationKey(id),
    queryFn: async ({ signal }) => {
      await flushPendingSaves(userId, id)
      return openApplication(id, signal)
    },
    refetchOnMount: 'always',
    staleTime: Infinity,
    gcTime: 0,
  })
  // what an earlier visit read is never filled in again: the case may have been handed in, decided or returned since
  const view = query.isFetchedAfterMount ? query.data : undefined
  useGoneTab(view === undefined ? query.error instanceof CallError && query.error.code === 'not-found' : !view.abilities.canEditDraft)
  const { version, error, refetch } = useItemVersion(view?.itemVersionId)

  if (view === undefined && query.isError)
    return <ErrorState title={t('application.loadFailed')} error={query.error} onRetry={() => void query.refetch()} />
  if (error !== null && error !== undefined) return <ErrorState title={t('application.loadFailed')} error={error} onRetry={refetch} />
  if (view === undefined || version === undefined) return <PageSkeleton />
  if (!view.abilities.canEditDraft) {
    const progress = pathTo('case-page', { id })
    return progress === undefined ? <EmptyState text={t('application.notEditable')} /> : <Navigate to={progress} replace />
  }
  return (
    <ItemFormServices caseId={id} onOpenFile={opener.open}>
      <ApplicationForm key={id} view={view} version={version} onOpen={opener.open} />
      <FilePreview file={opener.opened} onClose={opener.close} />
    </ItemFormServices>
  )
}
