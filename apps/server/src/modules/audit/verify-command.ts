import type { Pool } from 'pg'
import { auditKey } from './append-audit.ts'
import { verifyAudit, type AuditProblem, type AuditReport } from './verify.ts'

const causes: Record<AuditProblem['kind'], [zh: string, en: string]> = {
  'row-changed': ['记录被修改，或不是由本系统写入', 'a row was changed, or not written by this system'],
  'row-doubled': ['记录被重复写入', 'a row was copied'],
  'rows-missing': ['有记录被删除', 'rows were deleted'],
  'rows-added': ['有记录被事后插入', 'rows were inserted afterwards'],
  'rows-differ': ['有记录被替换', 'rows were replaced'],
  'seal-changed': ['封存记录被修改', 'a seal was changed'],
  'seal-missing': ['封存记录链断裂', 'the chain of seals is broken'],
}

/** The report as lines for the operator, Chinese and English. */
function describeReport(report: AuditReport): string[] {
  const figures = [
    `共 ${report.rows} 条记录，${report.seals} 个封存，${report.unsealed} 条尚未封存`,
    `${report.rows} rows, ${report.seals} seals, ${report.unsealed} not sealed yet`,
  ]
  if (report.problem === undefined) return [`审计日志完整：${figures[0]}`, `The audit trail is whole: ${figures[1]}`]
  const { kind, rowId, sealId } = report.problem
  const [zh, en] = causes[kind]
  const where = [rowId === undefined ? '' : `audit_rows.id = ${rowId}`, sealId === undefined ? '' : `audit_seals.id = ${sealId}`]
    .filter(Boolean)
    .join(', ')
  return [
    `审计日志已被破坏：${zh}（${where}）。此前核对 ${report.rows} 条记录`,
    `The audit trail was tampered with: ${en} (${where}). ${report.rows} rows were checked before`,
  ]
}

/** `npm run audit:verify`: prints the report; gives the exit code of the process, 0 or 1. */
export async function main(
  pool: Pool,
  secret: Buffer,
  print: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<number> {
  const report = await verifyAudit(pool, auditKey(secret))
  for (const line of describeReport(report)) print(line)
  return report.ok ? 0 : 1
}
