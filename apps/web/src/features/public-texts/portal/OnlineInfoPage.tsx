import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { contract } from '@wenwu/core/portal/contract'
import { baseAddress, call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { ProgressNote } from '../../../ui/ProgressNote.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { TabBar } from '../../../ui/TabBar.tsx'
import { CheckLink } from './CheckLink.tsx'
import { informationTabs, readInformationTab, titleOfTab, type InformationTab } from './information-tabs.ts'
import { InformationPart } from './InformationPart.tsx'
import { NoticeList } from './NoticeList.tsx'
import './portal.css'

/** /online_info: what the public looks up beside laws, standards and guides. */
export function OnlineInfoPage() {
  const { t } = useText()
  const [search, setSearch] = useSearchParams()
  const tab = readInformationTab(search)
  const isVisitor = useSession((state) => state.token === null)
  usePageTitle(t(titleOfTab(tab)))
  const choose = (key: string): void => setSearch(key === 'notices' ? {} : { tab: key })
  return (
    <div className="page portal-page">
      <PageHeader title={t('portal.title')} description={t('portal.intro')} actions={<CheckLink />} />
      {isVisitor && <ProgressNote />}
      <TabBar
        label={t('portal.sections')}
        items={informationTabs.map((key) => ({ key, label: t(`portal.${key}`) }))}
        active={tab}
        onChange={choose}
        controls="portal-body"
      />
      <div id="portal-body" className="panel portal-body" role="tabpanel" aria-label={t(`portal.${tab}`)}>
        {tab === 'notices' ? <NoticeList /> : <Information tab={tab} />}
      </div>
    </div>
  )
}

function Information({ tab }: { tab: Exclude<InformationTab, 'notices'> }) {
  const { t } = useText()
  const { data, error, refetch } = useQuery({
    queryKey: ['portal', 'information'],
    queryFn: ({ signal }) => call(contract.information, {}, { signal, isQuiet: true }),
  })
  if (data === undefined) {
    if (error === null) return <PageSkeleton />
    return <ErrorState title={t('portal.loadFailed')} error={error} onRetry={() => void refetch()} />
  }
  return <InformationPart tab={tab} information={data} fileBase={baseAddress} />
}
