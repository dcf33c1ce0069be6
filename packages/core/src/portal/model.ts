import type { z } from 'zod'
import type { framedSiteSchema, portalInformationSchema, siteSettingsSchema } from './schemas.ts'

/** Who a help article is for. Applicants’ help is open to everybody who may become one; officials’ to officials only. */
export const helpAudiences = ['all', 'applicant', 'official'] as const
export type HelpAudience = (typeof helpAudiences)[number]

export type Faq = PortalInformation['faqs'][number]
export type HelpArticle = PortalInformation['helpArticles'][number]
export type PortalLink = PortalInformation['links'][number]
export type PortalDownload = PortalInformation['downloads'][number]

/** Address of the file of a published download; `:id` is that of the download. */
export const downloadPath = '/api/v1/portal/downloads/:id'

export type PortalInformation = z.output<typeof portalInformationSchema>
export type SiteSettings = z.output<typeof siteSettingsSchema>
export type FramedSite = z.output<typeof framedSiteSchema>
