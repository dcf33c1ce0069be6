import type { Db } from '../../../platform/database/request-database.ts'
import { publishedFingerprint } from '../../../platform/calendar/china-calendar.ts'
import type { JobQueue } from '../../../platform/jobs/job-queue.ts'
import { raiseVersion } from './change-service.ts'
import { recountJob } from './recount.ts'

/** At start: a release that knows other published days than the last one (a new year's notice) has the due dates counted again. */
export async function noticePublishedDays(db: Db, jobs: JobQueue): Promise<void> {
  const known = await db.selectFrom('calendar_published_days').select('fingerprint').executeTakeFirst()
  if (known?.fingerprint === publishedFingerprint) return
  if (known === undefined)
    await db
      .insertInto('calendar_published_days')
      .values({ fingerprint: publishedFingerprint })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else {
    await db.updateTable('calendar_published_days').set({ fingerprint: publishedFingerprint }).execute()
    await raiseVersion(db)
    await jobs.add(db, recountJob, {}, { key: recountJob })
  }
}
