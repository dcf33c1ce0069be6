import { useState } from 'react'
import { Select } from 'antd'
import { importTargets, permissionToImport, type ImportTarget } from '@wenwu/core/imports/model'
import { useText } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.ts'
import { ImportChoice } from '../../../ui/import/ImportChoice.tsx'
import { useImport } from '../../../ui/import/use-import.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { RecentRuns } from './RecentRuns.tsx'
import './imports.css'

/** /content-import: a kind of data and a file; what the check says; loading with its progress; what was not taken. */
export function ImportPage() {
  const { t } = useText()
  const permissions = useSession((state) => state.user?.permissions)
  const [target, setTarget] = useState<ImportTarget>('laws')
  const work = useImport(target)
  const targets = importTargets.filter((one) => {
    const permission = permissionToImport(one)
    return permission !== null && permissions?.includes(permission) === true
  })
  return (
    <div className="page import-page">
      <PageHeader title={t('imports.title')} description={t('imports.intro')} />
      <section className="panel import-panel">
        <ImportChoice work={work}>
          <label htmlFor="import-target">{t('imports.target')}</label>
          <Select
            id="import-target"
            style={{ width: 200 }}
            value={target}
            disabled={work.isChecking}
            options={targets.map((value) => ({ value, label: t(`imports.${value}`) }))}
            onChange={(value: ImportTarget) => {
              setTarget(value)
              work.show(undefined)
            }}
          />
        </ImportChoice>
      </section>
      <RecentRuns shown={work.run?.id} onOpen={work.show} />
    </div>
  )
}
