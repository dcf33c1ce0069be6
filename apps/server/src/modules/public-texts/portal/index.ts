import { contract } from '@wenwu/core/portal/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { sendFile } from '../../case-work/files/index.ts'
import { downloadKind } from './download-kind.ts'
import { faqKind } from './faq-kind.ts'
import { helpKind } from './help-kind.ts'
import { linkKind } from './link-kind.ts'
import { fileOfDownload, portalInformation } from './portal-repository.ts'

export { portalInformation } from './portal-repository.ts'

export const contentKinds = [faqKind, helpKind, linkKind, downloadKind]

export const module = defineModule('portal', contract, {
  information: (_input, ctx) => portalInformation(ctx),
  download: async (input, ctx) => sendFile(ctx, await fileOfDownload(ctx, input.id)),
  site: (_input, ctx) => Promise.resolve(ctx.services.config.site),
  framedSites: (_input, ctx) => Promise.resolve([...ctx.services.config.framedSites]),
})
