import type { DecisionQuery } from '../decisions/list.ts'
import type { Decision, DecisionView } from '../decisions/model.ts'
import type { GuideEntry, GuideView } from '../guides/model.ts'
import type { Page } from '../kernel/page.ts'
import type { LawQuery } from '../laws/list.ts'
import type { LawDetail, LawRow } from '../laws/model.ts'
import type { Notice, NoticeQuery } from '../notices/contract.ts'
import type { CheckedPaper } from '../papers/schemas.ts'
import type { PortalInformation, SiteSettings } from '../portal/model.ts'
import type { StandardQuery } from '../standards/list.ts'
import type { Standard } from '../standards/model.ts'

/** What the server reads for pages it draws itself. */
export interface PublicSource {
  /** What the operator says in the footer. */
  site: SiteSettings
  laws(query: LawQuery): Promise<Page<LawRow>>
  law(id: string): Promise<LawDetail | null>
  standards(query: StandardQuery): Promise<Page<Standard>>
  /** Licences that were granted. */
  decisions(query: DecisionQuery): Promise<Page<Decision>>
  /** One of them; null where there is none, or it is not published. */
  decision(id: string): Promise<DecisionView | null>
  /** The whole catalogue, as a visitor sees it. */
  guides(): Promise<GuideEntry[]>
  /** By any notation of the code; null where there is none. */
  guide(notation: string): Promise<GuideView | null>
  /** Notices for the public. */
  notices(query: NoticeQuery): Promise<Page<Notice>>
  /** A notice for the public; null where there is none, or for others only. */
  notice(id: string): Promise<Notice | null>
  /** What the code on a paper says of it; null for any other, `too-many` where one asks too often. */
  paper(code: string): Promise<CheckedPaper | null | 'too-many'>
  /** Questions, help, links and downloads, as a visitor sees them. */
  information(): Promise<PortalInformation>
}

/** A page as the server sends it to whoever runs no script, and to search engines; the browser's own program then takes its place. */
export interface DrawnPage {
  title: string
  description: string
  /** Path and query under which the page is to be known. */
  canonical: string
  /** Styles and body. */
  styles: string
  html: string
}

/** Draws the page of an address (path and query); undefined where it knows none or what the page is about does not exist. Built from apps/web. */
export type DrawPage = (address: { path: string; query: string }, source: PublicSource) => Promise<DrawnPage | undefined>
