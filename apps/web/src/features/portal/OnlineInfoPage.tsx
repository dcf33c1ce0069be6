import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { contract } from '@wenwu/core/portal/contract'
import type { PortalInformation } from '@wenwu/core/portal/model'
import { call } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { TabBar } from '../../ui/TabBar.tsx'
import { Articles } from './Articles.tsx'
import { Downloads } from './Downloads.tsx'
import { Faqs } from './Faqs.tsx'
import { Links } from './Links.tsx'
import { NoticeList } from './NoticeList.tsx'
import './portal.css'

const tabs = ['notices', 'faqs', 'help', 'downloads', 'links'] as const
type Tab = (typeof tabs)[number]

/** /online_info: what the public looks up beside laws, standards and guides. */
export function OnlineInfoPage() {
  const { t } = useText()
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'notices'
  const choose = (key: string): void => setSearch(key === 'notices' ? {} : { tab: key })
  return (
    <div className="page portal-page">
      <PageHeader title={t('portal.title')} description={t('portal.intro')} />
      <TabBar
        label={t('portal.sections')}
        items={tabs.map((key) => ({ key, label: t(`portal.${key}`) }))}
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

function Information({ tab }: { tab: Exclude<Tab, 'notices'> }) {
  const { t } = useText()
  const { data, error, refetch } = useQuery({
    queryKey: ['portal', 'information'],
    queryFn: ({ signal }) => call(contract.information, {}, { signal, isQuiet: true }),
  })
  if (data === undefined) {
    if (error === null) return <PageSkeleton />
    return <ErrorState title={t('portal.loadFailed')} error={error} onRetry={() => void refetch()} />
  }
  return <Part tab={tab} information={data} />
}

function Part({ tab, information }: { tab: Exclude<Tab, 'notices'>; information: PortalInformation }) {
  switch (tab) {
    case 'faqs':
      return <Faqs faqs={information.faqs} />
    case 'help':
      return <Articles articles={information.helpArticles} />
    case 'downloads':
      return <Downloads downloads={information.downloads} />
    case 'links':
      return <Links links={information.links} />
  }
}
