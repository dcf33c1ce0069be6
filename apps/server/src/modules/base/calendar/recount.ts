import { sql } from 'kysely'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { AppServices } from '../../../platform/services.ts'
import { recountBatch } from '../../case-work/cases/index.ts'

/** Counts the due dates of open cases again with the calendar in force. */
export const recountJob = 'recount-deadlines'

/**
 * Counts the due dates of all open cases again that were counted with an older calendar, in batches. A case says with which calendar it was
 * counted, so what a killed run has done is done, and an act that was under way with the old calendar is found by the next run.
 * Gives how many due dates moved.
 */
export async function recountDeadlines(services: AppServices, now: Date): Promise<{ deadlinesMoved: number }> {
  let [deadlinesMoved, after]: [number, string | null] = [0, null]
  const { version } = services.calendar()
  for (;;) {
    const batch = await inTransaction(services.pool, async (db) => {
      const done = await recountBatch(db, { after, calendar: services.calendar(), today: toShanghaiDate(now) })
      // the newest change that is not applied yet shows how far it has come
      if (done.moved > 0)
        await sql`update calendar_changes set moved = moved + ${done.moved} where id = (
          select id from calendar_changes where state = 'confirmed' and applied_at is null order by version desc limit 1)`.execute(db)
      return done
    })
    deadlinesMoved += batch.moved
    if (batch.last === null) break
    after = batch.last
  }
  await inTransaction(services.pool, (db) =>
    db
      .updateTable('calendar_changes')
      .set({ applied_at: now })
      .where('state', '=', 'confirmed')
      .where('applied_at', 'is', null)
      .where('version', '<=', version)
      .execute(),
  )
  return { deadlinesMoved }
}
