import { z } from 'zod'
import { inData, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText } from '../http/wire.ts'
import { downloadPath, type FramedSite, type PortalInformation, type SiteSettings } from './model.ts'

const information = z.object({
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
      size: z.number(),
      publishedAt: z.string(),
    }),
  ),
}) satisfies z.ZodType<PortalInformation>

const framedSite = z.object({ key: z.string(), name: z.string(), url: z.string() }) satisfies z.ZodType<FramedSite>

const siteSettings = z.object({
  administration: z.string(),
  maintenance: z.string(),
  supportPhones: z.string(),
  filingNumber: z.string(),
  registrationUrl: z.string(),
  portalUrl: z.string(),
}) satisfies z.ZodType<SiteSettings>

export const contract = {
  site: endpoint({
    method: 'GET',
    path: '/api/v1/portal/site',
    summary: 'What the operator set for the entrance and the footer: bodies, phones, filing number, links (specification §2.2)',
    access: 'public',
    tx: 'none',
    input: plain(z.object({})),
    output: inData(plain(siteSettings)),
  }),
  information: endpoint({
    method: 'GET',
    path: '/api/v1/portal/information',
    summary: 'Published questions, help, links and downloads; help for officials only to officials',
    access: 'public',
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(information)),
  }),
  download: endpoint({
    method: 'GET',
    path: downloadPath,
    summary: 'The file of a published download',
    access: 'public',
    tx: 'read',
    input: plain(z.object({ id: idText })),
    output: nothing,
    stream: 'download',
  }),
  framedSites: endpoint({
    method: 'GET',
    path: '/api/v1/portal/framed-sites',
    summary: 'External sites the operator allows in a frame (state-protection page)',
    access: 'signed-in',
    tx: 'none',
    input: plain(z.object({})),
    output: inData(plain(z.array(framedSite))),
  }),
}
