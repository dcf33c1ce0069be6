export { auditKey, auditWriterOf, makeAuditWriter, type AuditWriter } from './append-audit.ts'
export { sealOnce, startSealer, type Sealer } from './sealer.ts'
export { verifyAudit, type AuditProblem, type AuditReport } from './verify.ts'
export { describeReport, main } from './verify-command.ts'
