import { Link } from 'react-router'
import type { PublicSource } from '@wenwu/core/public-pages/model'
import { dayOf } from '../features/public-texts/portal/notice-day.ts'
import { informationTabs, readInformationTab, titleOfTab, type InformationTab } from '../features/public-texts/portal/information-tabs.ts'
import { InformationPart } from '../features/public-texts/portal/InformationPart.tsx'
import { noticePageSize, readNoticeAddress } from '../features/public-texts/portal/notice-address.ts'
import { NoticeRows } from '../features/public-texts/portal/NoticeRows.tsx'
import { NoticeSearch } from '../features/public-texts/portal/NoticeSearch.tsx'
import { NoticeSheet } from '../features/public-texts/portal/NoticeSheet.tsx'
import { CheckLink } from '../features/public-texts/portal/CheckLink.tsx'
import { ProgressNote } from '../ui/ProgressNote.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { drawnTexts } from './i18n.ts'
import type { Drawing } from './server.tsx'

const path = '/online_info'

/** Sections are addresses of their own; words that were looked for are not. */
function canonicalOf(tab: InformationTab, page: number): string {
  if (tab !== 'notices') return `${path}?tab=${tab}`
  return page === 1 ? path : `${path}?page=${page}`
}

/** /online_info without scripts: the sections are links. */
export async function onlineInfo(_path: string, query: URLSearchParams, source: PublicSource): Promise<Drawing> {
  const { t } = drawnTexts
  const tab = readInformationTab(query)
  const { words, page } = readNoticeAddress(query)
  const body =
    tab === 'notices' ? (
      <div className="notice-list">
        <NoticeSearch words={words} />
        <NoticeRows
          notices={await source.notices({
            title: words || undefined,
            from: undefined,
            to: undefined,
            page: { number: page, size: noticePageSize },
          })}
        />
      </div>
    ) : (
      <InformationPart tab={tab} information={await source.information()} fileBase="" />
    )
  return {
    title: t(titleOfTab(tab)),
    description: `${t(`portal.${tab}`)} · ${t('portal.intro')}`,
    canonical: canonicalOf(tab, page),
    page: (
      <div className="page portal-page">
        <PageHeader title={t('portal.title')} description={t('portal.intro')} actions={<CheckLink />} />
        <ProgressNote />
        <nav className="tab-bar" aria-label={t('portal.sections')}>
          {informationTabs.map((key) => (
            <Link key={key} to={canonicalOf(key, 1)} aria-current={key === tab ? 'page' : undefined}>
              {t(`portal.${key}`)}
            </Link>
          ))}
        </nav>
        <section className="panel portal-body" aria-label={t(`portal.${tab}`)}>
          {body}
        </section>
      </div>
    ),
  }
}

/** /online_info/notices/:id without scripts. */
export async function noticePage(address: string, _query: URLSearchParams, source: PublicSource): Promise<Drawing | undefined> {
  const notice = await source.notice(address.split('/')[3] ?? '')
  if (notice === null) return undefined
  const { notice_title, notice_content, pub_organization, pub_time } = notice
  return {
    title: notice_title,
    description: `${pub_organization} · ${dayOf(pub_time)}。${notice_content.replace(/\s+|\^p/g, ' ')}`,
    canonical: `${path}/notices/${notice.id}`,
    page: <NoticeSheet notice={notice} listPath={path} />,
  }
}
