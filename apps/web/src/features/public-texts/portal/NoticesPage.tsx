import { useText } from '../../../lib/i18n.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { NoticeList } from './NoticeList.tsx'
import './portal.css'

/** All notices, from the menu. */
export function NoticesPage() {
  const { t } = useText()
  return (
    <div className="page portal-page">
      <PageHeader title={t('portal.notices')} />
      <div className="panel portal-body">
        <NoticeList />
      </div>
    </div>
  )
}
