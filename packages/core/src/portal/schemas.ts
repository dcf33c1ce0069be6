import { z } from 'zod'

/** What /online_info and the panels of the home page show beside notices. */
export const portalInformationSchema = z.object({
  faqs: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string(), category: z.string() })),
  helpArticles: z.array(z.object({ id: z.string(), title: z.string(), body: z.string() })),
  links: z.array(z.object({ id: z.string(), name: z.string(), url: z.string(), description: z.string(), category: z.string() })),
  downloads: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      category: z.string(),
      fileName: z.string(),
      /** Bytes. */
      size: z.number(),
      /** ISO instant. */
      publishedAt: z.string(),
    }),
  ),
})

/** A site that may be shown in a frame of ours; the operator lists them (WENWU_FRAMED_SITES). */
export const framedSiteSchema = z.object({ key: z.string(), name: z.string(), url: z.string() })

/** Texts about the installation on its entrance and under public pages (specification §2.2); '' is not shown. */
export const siteSettingsSchema = z.object({
  /** 主管单位. */
  administration: z.string(),
  /** 运行维护单位. */
  maintenance: z.string(),
  /** 技术支持电话, as they are to be read. */
  supportPhones: z.string(),
  /** ICP 备案号. */
  filingNumber: z.string(),
  /** Where people register: a path of ours, or another site. '' = our own page for the kind of person. */
  registrationUrl: z.string(),
  /** 门户首页: a path of ours, or another site. */
  portalUrl: z.string(),
})
