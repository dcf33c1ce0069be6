import { sql } from 'kysely'
import type { ObligationTables } from '../../../db/schema/obligations.ts'
import type { Text } from '@wenwu/core/i18n/text'
import type { Confirmer, Debtor, ObligationDue } from '@wenwu/core/item/obligation'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { ObligationState } from '@wenwu/core/obligations/model'
import type { ObligationFile, ObligationView } from '@wenwu/core/obligations/schemas'
import { byKey } from '../../../platform/database/statement-name.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { getVisibleCase, isSeen, nameFor, type CaseRecord } from '../cases/index.ts'
import { canJudge, canReport, opensOn, roleOf } from './parties.ts'
import { confirmFirst, notAfter, notBefore, reportFirst } from './reported-day.ts'
import { returnedFor } from './returned-for.ts'
import { timeBefore, type TimeBefore } from './time-before.ts'

interface Row {
  id: string
  key: string
  name: Text
  asks: Text
  day_name: Text
  basis: Text
  owed_by: Debtor
  confirmed_by: Confirmer
  due: ObligationDue
  due_on: string | null
  not_before: string
  not_after: string | null
  report_first: Text | null
  confirm_first: Text | null
  returned_for: string | null
  time_before: TimeBefore | null
  state: ObligationState
}

type ReportRow = Omit<ObligationTables['obligation_reports'], 'reported_by'>

interface FileRow {
  id: string
  name: string
  size: string
  obligation_id: string
  report_id: string | null
}

/** The obligations of a case in the caller's scope in their order, with every report. Throws `not-found`. Four statements, three of them in one flight. */
export async function listOfCase(ctx: Ctx, caseId: string): Promise<ObligationView[]> {
  return viewObligations(ctx, await getVisibleCase(ctx, caseId))
}

/** The same of a case that was read already. */
export async function viewObligations({ db, actor, now }: Ctx, record: CaseRecord): Promise<ObligationView[]> {
  if (!isSeen(actor, 'reply-issued')) return []
  const ofCase = sql`select o.id from obligations o where o.case_id = ${record.id} and o.state <> 'ended'`
  const [{ rows }, { rows: reports }, { rows: files }] = await Promise.all([
    sql<Row>`
      select o.id, o.key, o.name, o.asks, o.day_name, o.basis, o.owed_by, o.confirmed_by, o.due, o.due_on, o.state, ${notBefore} as not_before,
        ${notAfter} as not_after, ${reportFirst} as report_first, ${confirmFirst} as confirm_first,
        ${returnedFor} as returned_for, ${timeBefore} as time_before
      from obligations o where o.case_id = ${record.id} and o.state <> 'ended' order by o.position, o.round, o.id ${byKey}`.execute(db),
    sql<ReportRow>`
      select r.id, r.obligation_id, r.day, r.content, r.reported_by_name, r.reported_at, r.verdict, r.reason, r.judged_by_name, r.judged_at
      from obligation_reports r where r.obligation_id in (${ofCase}) order by r.reported_at, r.id ${byKey}`.execute(db),
    sql<FileRow>`
      select f.id, f.name, f.size, k.obligation_id, k.report_id from obligation_files k join files f on f.id = k.file_id
      where k.obligation_id in (${ofCase}) and (k.report_id is not null or k.uploaded_by = ${actor.userId}) order by f.id ${byKey}`.execute(
      db,
    ),
  ])
  const today = toShanghaiDate(now)
  return rows.map((row) => {
    const { due } = row
    const duty = { ...row, province_code: record.province_code }
    return {
      obligationId: row.id,
      name: row.name,
      asks: row.asks,
      dayName: row.day_name,
      notBefore: row.not_before,
      notAfter: row.not_after,
      basis: row.basis,
      owedBy: row.owed_by,
      confirmedBy: row.confirmed_by,
      state: row.state,
      dueOn: row.due_on,
      isLate: row.state === 'open' && row.due_on !== null && row.due_on < today,
      returnedFor: row.returned_for,
      opensOn: opensOn(row, today),
      canReport: canReport(actor, duty, today),
      reportFirst: row.report_first,
      confirmFirst: row.confirm_first,
      canJudge: canJudge(actor, duty),
      waitsFor: row.state === 'waiting' && due.from === 'report' ? (rows.find(({ key }) => key === due.of)?.name ?? null) : null,
      reports: reports
        .filter((report) => report.obligation_id === row.id)
        .map((report) => ({
          id: report.id,
          day: report.day,
          content: report.content,
          files: files.filter(({ report_id }) => report_id === report.id).map(toFile),
          by: nameFor(actor, { name: report.reported_by_name, role: roleOf(row.owed_by) }, record),
          at: report.reported_at.toISOString(),
          verdict: report.verdict,
          reason: report.reason,
          judgedBy: nameFor(actor, { name: report.judged_by_name, role: roleOf(row.confirmed_by) }, record),
          judgedAt: report.judged_at?.toISOString() ?? null,
        })),
      uploaded: files.filter(({ obligation_id, report_id }) => report_id === null && obligation_id === row.id).map(toFile),
    }
  })
}

function toFile({ id, name, size }: FileRow): ObligationFile {
  return { id, name, size: Number(size) }
}
