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

/** Texts about the installation on its entrance and under public pages (specification §2.2); '' is not shown. */
export interface SiteSettings {
  /** 主管单位. */
  administration: string
  /** 运行维护单位. */
  maintenance: string
  /** 技术支持电话, as they are to be read. */
  supportPhones: string
  /** ICP 备案号. */
  filingNumber: string
  /** Where people register: a path of ours, or another site. '' = our own page for the kind of person. */
  registrationUrl: string
  /** 门户首页: a path of ours, or another site. */
  portalUrl: string
}

/** A site that may be shown in a frame of ours; the operator lists them (WENWU_FRAMED_SITES). */
export interface FramedSite {
  key: string
  name: string
  url: string
}
