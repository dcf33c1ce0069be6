import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { matchPath, StaticRouter } from 'react-router'
import type { DrawPage, PublicSource } from '@wenwu/core/public-pages/model'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import guideStyles from '../features/public-texts/guide/guide.css?inline'
import { readLawAddress, shownVersion } from '../features/public-texts/laws/law-address.ts'
import { LawView } from '../features/public-texts/laws/LawView.tsx'
import lawStyles from '../features/public-texts/laws/law.css?inline'
import paperStyles from '../features/case-work/papers/papers.css?inline'
import portalStyles from '../features/public-texts/portal/portal.css?inline'
import baseStyles from '../ui/base.css?inline'
import pageStyles from '../ui/page.css?inline'
import paragraphStyles from '../ui/paragraphs.css?inline'
import frameStyles from '../ui/public-frame.css?inline'
import { setDrawnSite } from '../lib/site.ts'
import { PublicFrame } from '../ui/PublicFrame.tsx'
import wayOnStyles from '../ui/way-on.css?inline'
import stateStyles from '../ui/states.css?inline'
import decisionStyles from '../features/public-texts/decisions/decisions.css?inline'
import { decisionPage } from './decision-page.tsx'
import { guidePage, workGuide } from './guide-pages.tsx'
import { drawnTexts } from './i18n.ts'
import { drawDecisions, drawLaws, drawStandards } from './list-pages.tsx'
import listStyles from './plain-list.css?inline'
import { checkedPaper } from './paper-page.tsx'
import { noticePage, onlineInfo } from './portal-pages.tsx'

/** What one address shows, before the frame is put around it. */
export interface Drawing {
  title: string
  /** Its beginning is used. */
  description: string
  canonical: string
  page: ReactElement
}

type Draw = (path: string, query: URLSearchParams, source: PublicSource) => Promise<Drawing | undefined>

/** The pages the server draws, by their path (decision 0044). */
const pages: readonly { pattern: string; draw: Draw }[] = [
  { pattern: '/regulations', draw: drawLaws },
  { pattern: '/specification', draw: drawStandards },
  { pattern: '/decisions', draw: drawDecisions },
  { pattern: '/decisions/:id', draw: decisionPage },
  { pattern: '/reguldetail', draw: lawPage },
  { pattern: '/work-guide', draw: workGuide },
  { pattern: '/work-guide/:itemCode', draw: guidePage },
  { pattern: '/online_info', draw: onlineInfo },
  { pattern: '/online_info/notices/:id', draw: noticePage },
  { pattern: '/verify', draw: checkedPaper },
  { pattern: '/verify/:code', draw: checkedPaper },
]

const styles = [
  baseStyles,
  pageStyles,
  frameStyles,
  stateStyles,
  paragraphStyles,
  listStyles,
  lawStyles,
  guideStyles,
  portalStyles,
  decisionStyles,
  paperStyles,
  wayOnStyles,
].join('\n')
const longestDescription = 150

async function lawPage(_path: string, query: URLSearchParams, source: PublicSource): Promise<Drawing | undefined> {
  const { t } = drawnTexts
  const address = readLawAddress(query)
  const first = address.id === '' ? null : await source.law(address.id)
  if (first === null) return undefined
  const shown = shownVersion(first, address.on)
  const detail = shown.id === first.law.id ? first : await source.law(shown.id)
  if (detail === null) return undefined
  const { law } = detail
  const other = address.compare === undefined || address.compare === law.id ? null : await source.law(address.compare)
  const facts = [
    law.lawClass,
    law.documentNumber,
    law.issuer,
    law.publishedOn === null ? '' : t('laws.versionOf', { day: law.publishedOn }),
  ].filter(Boolean)
  const begin = law.blocks.find((block) => block.kind !== 'heading')?.content.replace(/\n/g, ' ') ?? ''
  return {
    title: law.title,
    description: `${facts.join(' · ')}。${begin}`,
    canonical: `/reguldetail?${new URLSearchParams({ id: law.id, type: law.lawClass })}`,
    page: <LawView detail={detail} other={other?.law} address={address} today={toShanghaiDate(new Date())} />,
  }
}

/** Whether an address is a page; the server answers others with 404. */
export { isPagePath } from '../lib/is-page-path.ts'

/** Loaded by the server from the built page (apps/server/src/modules/public-texts/public-pages). */
export const drawPage: DrawPage = async ({ path, query }, source) => {
  const found = pages.find(({ pattern }) => matchPath(pattern, path) !== null)
  const drawing = await found?.draw(path, new URLSearchParams(query), source)
  if (drawing === undefined) return undefined
  const { page, ...head } = drawing
  setDrawnSite(source.site)
  const html = renderToString(
    <StaticRouter location={query === '' ? path : `${path}?${query}`}>
      <PublicFrame>{page}</PublicFrame>
    </StaticRouter>,
  )
  return { ...head, description: head.description.slice(0, longestDescription), styles, html }
}
