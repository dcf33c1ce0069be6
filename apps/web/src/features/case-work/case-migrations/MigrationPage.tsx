import { useState } from 'react'
import { Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/case-migrations/contract'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageFailure } from '../../../ui/PageFailure.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { DoneMigrations } from './DoneMigrations.tsx'
import { MigrationPreview } from './MigrationPreview.tsx'
import '../../../ui/page.css'
import './migrations.css'

/** Running cases are taken to another version of their item: what would become of each, done in one go, and the way back (decision 0132). */
export function MigrationPage() {
  const { t, textOf } = useText()
  const [chosen, setChosen] = useState<{ code?: string; versionId?: string }>({})
  const { data, error, refetch } = useQuery({
    queryKey: ['case-migrations', 'items'],
    queryFn: ({ signal }) => call(contract.items, {}, { signal, isQuiet: true }),
  })
  usePageTitle(t('migrations.title'))
  if (data === undefined) return error === null ? <PageSkeleton /> : <PageFailure error={error} onRetry={() => void refetch()} />
  const item = data.find(({ code }) => code === chosen.code) ?? data[0]
  const target = item?.versions.find(({ id }) => id === chosen.versionId) ?? item?.versions.find(({ isCurrent }) => isCurrent)
  return (
    <div className="page migrations">
      <PageHeader title={t('migrations.title')} />
      <p className="tone-grey">{t('migrations.about')}</p>
      {item === undefined || target === undefined ? (
        <EmptyState text={t('migrations.none')} />
      ) : (
        <section className="panel">
          <div className="migration-choice">
            <FormField label={t('migrations.item')}>
              {(ties) => (
                <Select
                  {...ties}
                  value={item.code}
                  options={data.map(({ code, name }) => ({ value: code, label: textOf(name) }))}
                  onChange={(code) => setChosen({ code })}
                />
              )}
            </FormField>
            <FormField label={t('migrations.to')}>
              {(ties) => (
                <Select
                  {...ties}
                  value={target.id}
                  options={item.versions.map(({ id, version, isCurrent, open }) => ({
                    value: id,
                    label: t('migrations.versionOpen', {
                      version: t(isCurrent ? 'migrations.current' : 'migrations.version', { n: version }),
                      n: open,
                    }),
                  }))}
                  onChange={(versionId) => setChosen({ code: item.code, versionId })}
                />
              )}
            </FormField>
          </div>
          <MigrationPreview key={target.id} versionId={target.id} />
        </section>
      )}
      <DoneMigrations />
    </div>
  )
}
