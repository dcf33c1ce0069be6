import { z } from 'zod'
import { inData, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText } from '../http/wire.ts'
import { downloadPath } from './model.ts'
import { framedSiteSchema, portalInformationSchema, siteSettingsSchema } from './schemas.ts'

export const contract = {
  site: endpoint({
    method: 'GET',
    path: '/api/v1/portal/site',
    summary: 'What the operator set for the entrance and the footer: bodies, phones, filing number, links (specification §2.2)',
    access: 'public',
    tx: 'none',
    input: plain(z.object({})),
    output: inData(plain(siteSettingsSchema)),
  }),
  information: endpoint({
    method: 'GET',
    path: '/api/v1/portal/information',
    summary: 'Published questions, help, links and downloads; help for officials only to officials',
    access: 'public',
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(portalInformationSchema)),
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
    output: inData(plain(z.array(framedSiteSchema))),
  }),
}
