/** Who a help article is for. Applicants’ help is open to everybody who may become one; officials’ to officials only. */
export const helpAudiences = ['all', 'applicant', 'official'] as const
export type HelpAudience = (typeof helpAudiences)[number]

export interface Faq {
  id: string
  question: string
  answer: string
  category: string
}

export interface HelpArticle {
  id: string
  title: string
  body: string
}

export interface PortalLink {
  id: string
  name: string
  url: string
  description: string
  category: string
}

export interface PortalDownload {
  id: string
  name: string
  description: string
  category: string
  fileName: string
  /** Bytes. */
  size: number
  /** ISO instant. */
  publishedAt: string
}

/** Address of the file of a published download; `:id` is that of the download. */
export const downloadPath = '/api/v1/portal/downloads/:id'

/** What /online_info and the panels of the home page show beside notices. */
export interface PortalInformation {
  faqs: Faq[]
  helpArticles: HelpArticle[]
  links: PortalLink[]
  downloads: PortalDownload[]
}

/** A site that may be shown in a frame of ours; the operator lists them (WENWU_FRAMED_SITES). */
export interface FramedSite {
  key: string
  name: string
  url: string
}
