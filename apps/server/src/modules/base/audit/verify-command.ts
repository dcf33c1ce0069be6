import type { Pool } from 'pg'
import type { Config } from '../../../platform/config.ts'
import { auditKey } from './append-audit.ts'
import { headsOf } from './heads-of.ts'
import { verifyAudit, type AuditProblem, type AuditReport } from './verify.ts'

const causes: Record<AuditProblem['kind'], [zh: string, en: string]> = {
  'row-changed': ['记录被修改，或不是由本系统写入', 'a row was changed, or not written by this system'],
  'row-doubled': ['记录被重复写入', 'a row was copied'],
  'rows-missing': ['有记录被删除', 'rows were deleted'],
  'rows-added': ['有记录被事后插入', 'rows were inserted afterwards'],
  'rows-differ': ['有记录被替换', 'rows were replaced'],
  'seal-changed': ['封存记录被修改', 'a seal was changed'],
  'seal-missing': ['封存记录链断裂', 'the chain of seals is broken'],
  'tail-cut': [
    '数据库外保存的链头所指的封存已不存在：最新的记录连同封存被删除，或恢复了较早的备份',
    'the seal of a head kept outside the database is gone: the newest rows were deleted with their seals, or an older backup was restored',
  ],
  'head-differs': [
    '封存与数据库外保存的链头不同：记录链曾被截断后重写，或恢复较早的备份后继续写入',
    'a seal differs from the head kept outside the database: the chain was cut and written again, or went on from an older backup',
  ],
  'head-changed': ['数据库外保存的链头被修改，签名不符', 'a head kept outside the database was changed: its signature does not match'],
  'heads-missing': [
    '没有找到数据库外保存的链头，无法判断最新的记录是否被截断',
    'no head kept outside the database was found, so a cut of the newest rows cannot be seen',
  ],
}

/** The report as lines for the operator, Chinese and English. */
function describeReport(report: AuditReport): string[] {
  const figures = [
    `共 ${report.rows} 条记录，${report.seals} 个封存，${report.unsealed} 条尚未封存`,
    `${report.rows} rows, ${report.seals} seals, ${report.unsealed} not sealed yet`,
  ]
  if (report.problem === undefined) {
    const { head } = report
    const agreed =
      head === undefined
        ? ['', '']
        : [
            `；与 ${head.keptAt} 保存在数据库外的链头（封存 ${head.sealId}）相符`,
            `; agrees with the head kept outside at ${head.keptAt} (seal ${head.sealId})`,
          ]
    return [`审计日志完整：${figures[0]}${agreed[0]}`, `The audit trail is whole: ${figures[1]}${agreed[1]}`]
  }
  const { kind, rowId, sealId, place, keptAt } = report.problem
  const [zh, en] = causes[kind]
  const places = [
    rowId === undefined ? '' : `audit_rows.id = ${rowId}`,
    sealId === undefined ? '' : `audit_seals.id = ${sealId}`,
    place ?? '',
  ]
  const where = places.filter(Boolean).join(', ')
  const { newest } = report
  const end =
    newest === undefined
      ? ['没有封存', 'no seal']
      : [`封存 ${newest.sealId}（${newest.sealedAt}）`, `seal ${newest.sealId} (${newest.sealedAt})`]
  const told =
    keptAt === undefined
      ? ['', '']
      : [`。链头保存于 ${keptAt}，数据库止于${end[0]}`, `. The head was kept at ${keptAt}; the database ends at ${end[1]}`]
  const verdict =
    kind === 'heads-missing'
      ? ['审计日志无法完全核对', 'The audit trail cannot be fully verified']
      : ['审计日志已被破坏', 'The audit trail was tampered with']
  return [
    `${verdict[0]}：${zh}（${where}）${told[0]}。此前核对 ${report.rows} 条记录`,
    `${verdict[1]}: ${en} (${where})${told[1]}. ${report.rows} rows were checked before`,
  ]
}

/** `npm run audit:verify`: prints the report; gives the exit code of the process, 0 or 1. */
export async function main(
  pool: Pool,
  config: Pick<Config, 'secret' | 'auditHeadsDirectory'>,
  print: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<number> {
  const report = await verifyAudit(pool, auditKey(config.secret), { heads: headsOf(config) })
  for (const line of describeReport(report)) print(line)
  return report.ok ? 0 : 1
}
