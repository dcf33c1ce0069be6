import { sql, type RawBuilder } from 'kysely'
import { shownChanges, type CalendarChange, type DaySetting } from '@wenwu/core/calendar/model'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../../platform/http/context.ts'

/** `is_working` of the tables as the setting it stands for. */
function settingOf(isWorking: boolean | null): DaySetting {
  return isWorking === null ? 'published' : isWorking ? 'working' : 'off'
}

/** A setting as `is_working` of the tables; null: as published. */
export function isWorkingBy(setting: DaySetting): boolean | null {
  return setting === 'published' ? null : setting === 'working'
}

/** Those that wait, the next day first, then the newest. */
export function listChanges(ctx: Ctx): Promise<CalendarChange[]> {
  return read(
    ctx,
    sql`true order by ch.state = 'proposed' desc, case when ch.state = 'proposed' then ch.day end, ch.proposed_at desc, ch.id desc
    limit ${sql.lit(shownChanges)}`,
  )
}

/** One change. Throws `not-found`. */
export async function getChange(ctx: Ctx, id: string): Promise<CalendarChange> {
  const [change] = await read(ctx, sql`ch.id = ${id}`)
  if (change === undefined) throw new AppError('not-found')
  return change
}

interface ChangeRow {
  id: string
  day: string
  is_working: boolean | null
  was_working: boolean | null
  was_note: string
  was_document_number: string
  note: string
  document_number: string
  reason: string
  state: CalendarChange['state']
  proposed_by: string
  proposed_at: Date
  decided_at: Date | null
  moved: number
  applied_at: Date | null
  proposer: string
  decider: string | null
}

async function read({ db, actor }: Ctx, which: RawBuilder<unknown>): Promise<CalendarChange[]> {
  const { rows } = await sql<ChangeRow>`
    select ch.*, p.name as proposer, d.name as decider
    from calendar_changes ch join users p on p.id = ch.proposed_by left join users d on d.id = ch.decided_by where ${which}`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    day: row.day,
    setting: settingOf(row.is_working),
    note: row.note,
    documentNumber: row.document_number,
    reason: row.reason,
    before: row.state === 'confirmed' ? settingOf(row.was_working) : null,
    beforeNote: row.was_note,
    beforeDocumentNumber: row.was_document_number,
    state: row.state,
    proposedBy: row.proposer,
    proposedAt: row.proposed_at.toISOString(),
    isOwn: row.proposed_by === actor.userId,
    decidedBy: row.decider ?? '',
    decidedAt: row.decided_at?.toISOString() ?? null,
    moved: row.moved,
    isApplied: row.applied_at !== null,
  }))
}
