import { sql } from 'kysely'
import { withOverride, type WorkCalendar } from '@wenwu/core/clock/calendar-data'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { inTransaction, type Db } from '../../../platform/database/request-database.ts'
import type { AppServices } from '../../../platform/services.ts'
import { recountBatch, recountLimits } from '../../case-work/cases/index.ts'

/** Counts the due dates of open cases again with the calendar in force. */
export const recountJob = 'recount-deadlines'

/**
 * Counts the due dates of all open cases again that were counted with an older calendar, in batches, then the own times of steps. A case says with which
 * calendar it was counted and a task how many days it was given, so what a killed run has done is done, and an act that was under way with the old calendar
 * is found by the next run. Gives how many due dates moved.
 */
export async function recountDeadlines(services: AppServices, now: Date): Promise<{ deadlinesMoved: number }> {
  const [calendar, today] = [services.calendar(), toShanghaiDate(now)]
  const before = await inTransaction(services.pool, (db) => calendarBefore(db, calendar))
  let deadlinesMoved = 0
  for (const recount of [recountBatch, recountLimits]) {
    let after: string | null = null
    do {
      const batch: Awaited<ReturnType<typeof recount>> = await inTransaction(services.pool, async (db) => {
        const done = await recount(db, { after, calendar, before, today })
        await noteMoved(db, done.moved)
        return done
      })
      deadlinesMoved += batch.moved
      after = batch.last
    } while (after !== null)
  }
  await inTransaction(services.pool, (db) =>
    db
      .updateTable('calendar_changes')
      .set({ applied_at: now })
      .where('state', '=', 'confirmed')
      .where('applied_at', 'is', null)
      .where('version', '<=', calendar.version)
      .execute(),
  )
  return { deadlinesMoved }
}

/** The newest change that is not applied yet shows how far it has come. */
async function noteMoved(db: Db, moved: number): Promise<void> {
  if (moved === 0) return
  await sql`update calendar_changes set moved = moved + ${moved} where id = (
    select id from calendar_changes where state = 'confirmed' and applied_at is null order by version desc limit 1)`.execute(db)
}

/** The calendar without the changes that are not applied yet. */
async function calendarBefore(db: Db, calendar: WorkCalendar): Promise<WorkCalendar> {
  const waiting = await db
    .selectFrom('calendar_changes')
    .select(['day', 'was_working'])
    .where('state', '=', 'confirmed')
    .where('applied_at', 'is', null)
    .where('version', '<=', calendar.version)
    .orderBy('version', 'desc')
    .execute()
  return waiting.reduce(
    (before, { day, was_working: was }) => withOverride(before, day, was === null ? undefined : was ? 'working' : 'off'),
    calendar,
  )
}
