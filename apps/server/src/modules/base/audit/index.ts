import { contract } from '@wenwu/core/audit/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { exportOperations, exportSignIns } from './log-export.ts'
import { queryOperations } from './operation-log.ts'
import { countDeniedToday, querySignIns } from './sign-in-log.ts'
import { lastVerification, startVerification } from './verification.ts'

export { auditKey, auditWriterOf, makeAuditWriter, type AuditWriter } from './append-audit.ts'
export { headKeeperOf } from './heads-of.ts'
export { noteExport } from './note-export.ts'
export { startSealer, type Sealer } from './sealer.ts'
export { verifyAudit, type AuditProblem, type AuditReport } from './verify.ts'

export const module = defineModule('audit', contract, {
  figures: (_input, ctx) => countDeniedToday(ctx),
  signIns: (input, ctx) => querySignIns(ctx, input),
  exportSignIns: (query, ctx) => exportSignIns(ctx, query),
  operations: (input, ctx) => queryOperations(ctx, input),
  exportOperations: (query, ctx) => exportOperations(ctx, query),
  startVerification: (_input, ctx) => startVerification(ctx),
  lastVerification: (_input, ctx) => lastVerification(ctx.db),
})
