import { contract } from '@wenwu/core/certificate-development/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { inRehearsal } from './rehearsal.ts'
import { issueFor, listIssued, revokeIssued } from './authority-service.ts'
import { listKeys, signWithKey } from './signer.ts'

export const module = defineModule('certificate-development', contract, {
  listCertificates: (_input, ctx) => inRehearsal(ctx, () => listKeys(ctx)),
  sign: (input, ctx) => inRehearsal(ctx, () => signWithKey(ctx, input)),
  issued: (_input, ctx) => inRehearsal(ctx, () => listIssued(ctx)),
  issue: (input, ctx) => inRehearsal(ctx, () => issueFor(ctx, input)),
  revoke: ({ id }, ctx) => inRehearsal(ctx, () => revokeIssued(ctx, id)),
})
