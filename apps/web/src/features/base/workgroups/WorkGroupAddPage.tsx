import { useText } from '../../../lib/i18n.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { WorkGroupForm } from './WorkGroupForm.tsx'

/** A new work group (specification §2.1, workgroup-add). */
export function WorkGroupAddPage() {
  const { t } = useText()
  usePageTitle(t('workgroups.addTitle'))
  return (
    <div className="page">
      <PageHeader title={t('workgroups.addTitle')} />
      <WorkGroupForm stored={undefined} />
    </div>
  )
}
