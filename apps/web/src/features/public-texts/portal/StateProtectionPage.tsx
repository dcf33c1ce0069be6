import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { contract } from '@wenwu/core/portal/contract'
import type { FramedSite } from '@wenwu/core/portal/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { TabBar } from '../../../ui/TabBar.tsx'
import './portal.css'

/**
 * The state-protection page (specification §2.10): an external site in a frame. Only sites of the operator's list (`?site=` is a key of it,
 * never an address), which the content policy enforces as well.
 */
export function StateProtectionPage() {
  const { t } = useText()
  const { data, error, refetch } = useQuery({
    queryKey: ['portal', 'framed-sites'],
    queryFn: ({ signal }) => call(contract.framedSites, {}, { signal, isQuiet: true }),
    staleTime: Infinity,
  })
  const [search, setSearch] = useSearchParams()
  const asked = search.get('site')
  const site = asked === null ? data?.[0] : data?.find(({ key }) => key === asked)
  usePageTitle(site?.name)
  if (data === undefined) {
    if (error === null) return <PageSkeleton />
    return <ErrorState title={t('portal.loadFailed')} error={error} onRetry={() => void refetch()} />
  }
  if (data.length === 0)
    return (
      <div className="page">
        <PageHeader title={t('portal.framedTitle')} />
        <section className="panel">
          <EmptyState text={`${t('portal.framedNone')}${t('portal.framedNoneHint')}`} />
        </section>
      </div>
    )
  return (
    <div className="page framed-page">
      <PageHeader
        title={site?.name ?? t('portal.framedTitle')}
        actions={
          site !== undefined && (
            <a className="portal-button" href={site.url} target="_blank" rel="noopener noreferrer">
              {t('portal.framedOpen')}
            </a>
          )
        }
      />
      {data.length > 1 && (
        <TabBar
          label={t('portal.framedSites')}
          items={data.map(({ key, name }) => ({ key, label: name }))}
          active={site?.key ?? ''}
          onChange={(key) => setSearch({ site: key })}
        />
      )}
      {site === undefined ? (
        <p className="panel framed-refused" role="alert">
          {t('portal.framedRefused')}
        </p>
      ) : (
        <Frame key={site.key} site={site} />
      )}
    </div>
  )
}

function Frame({ site }: { site: FramedSite }) {
  const { t } = useText()
  return (
    <>
      <p className="portal-note">{t('portal.framedNote', { host: new URL(site.url).host })}</p>
      {/* it may run its own scripts in its own origin, but never lead our window elsewhere */}
      <iframe
        className="framed-site"
        src={site.url}
        title={site.name}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      />
    </>
  )
}
