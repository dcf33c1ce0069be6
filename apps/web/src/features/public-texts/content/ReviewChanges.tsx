import type { ContentKindView, ContentView } from '@wenwu/core/content/model'
import type { FormData } from '@wenwu/core/form/model'
import { useText } from '../../../lib/i18n.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { ChangeTable } from './ChangeTable.tsx'
import { useVersion } from './content-query.ts'

/** What would change for readers: the newest version against the public one, or against the one before where it is public itself. */
export function ReviewChanges({ kind, entry, data }: { kind: ContentKindView; entry: ContentView; data: FormData }) {
  const { t } = useText()
  const isPublic = entry.publishedVersion === entry.headVersion
  const base = isPublic || entry.publishedVersion === null ? entry.headVersion - 1 : entry.publishedVersion
  const before = useVersion(entry.kind, entry.id, base > 0 ? base : null)
  if (base === 0) return <p className="panel content-same">{t('content.firstVersion')}</p>
  if (before.error !== null) return <ErrorState error={before.error} onRetry={() => void before.refetch()} />
  if (before.data === undefined) return <PageSkeleton />
  return (
    <section className="panel">
      <header className="panel-title">
        <h2>{t(base === entry.publishedVersion ? 'content.comparePublished' : 'content.compareWith', { n: base })}</h2>
      </header>
      <ChangeTable
        form={kind.form}
        before={before.data.data}
        after={data}
        beforeLabel={t('content.before', { n: base })}
        afterLabel={t('content.after', { n: entry.headVersion })}
      />
    </section>
  )
}
