import { sql } from 'kysely'
import { dayKind } from '@wenwu/core/clock/calendar'
import type { WorkCalendar } from '@wenwu/core/clock/calendar-data'
import { withOverride } from '@wenwu/core/clock/calendar-data'
import type { CalendarChange, DayChange, DayProposal } from '@wenwu/core/calendar/model'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { tidyText } from '@wenwu/core/kernel/text'
import type { Ctx } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { yearsOf } from './calendar-year.ts'
import { getChange, isWorkingBy } from './change-repository.ts'
import { recountJob } from './recount.ts'

/** The calendar with a day changed. Throws `bad-request` on the day outside the years that are kept. */
export function changedCalendar({ services, now }: Pick<Ctx, 'services' | 'now'>, { day, setting }: DayChange): WorkCalendar {
  const { firstYear, lastYear } = yearsOf(now)
  const year = Number(day.slice(0, 4))
  if (year < firstYear || year > lastYear) throw new AppError('bad-request', { params: { field: 'day' }, field: 'day' })
  return withOverride(services.calendar(), day, setting === 'published' ? undefined : setting)
}

/**
 * Proposes a change of a day. Throws `calendar-past-day` where the day is over and no reason is given, `calendar-unchanged` where the day is
 * so already, `calendar-day-waits` where a change of it waits already.
 */
export async function proposeChange(ctx: Ctx, proposal: DayProposal): Promise<CalendarChange> {
  const { db, now } = ctx
  const { day, setting } = proposal
  const [note, documentNumber, reason] = [proposal.note, proposal.documentNumber, proposal.reason].map((typed) => tidyText(typed))
  const next = changedCalendar(ctx, proposal)
  if (setting !== 'published' && note === '') throw new AppError('bad-request', { params: { field: 'note' }, field: 'note' })
  if (day < toShanghaiDate(now) && reason === '') throw new AppError('calendar-past-day', { field: 'reason' })
  const override = await db.selectFrom('calendar_overrides').select('note').where('day', '=', day).executeTakeFirst()
  const isCorrected = override !== undefined
  // a correction that says what the notice says is none; taking one back is a change even where the day stays what it is
  const isSame = setting === 'published' ? !isCorrected : dayKind(day, next) === dayKind(day, ctx.services.calendar())
  if (isSame) throw new AppError('calendar-unchanged', { field: 'setting' })
  const id = newId(now.getTime())
  ctx.setAuditObject({ type: 'calendar-day', id, details: { day, setting, ...(reason !== '' && { reason }) } })
  const made = await db
    .insertInto('calendar_changes')
    .values({
      id,
      day,
      is_working: isWorkingBy(setting),
      note: note!,
      document_number: documentNumber!,
      reason: reason!,
      state: 'proposed',
      proposed_by: ctx.actor.userId,
      proposed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made === undefined) throw new AppError('calendar-day-waits', { params: { day }, field: 'day' })
  return getChange(ctx, id)
}

/**
 * Puts a change into force that another person has proposed: from the next call on every server counts with it, and a job counts the due
 * dates of open cases again. Throws `calendar-same-person` for the one who proposed it, `calendar-decided` where it waits no more.
 */
export async function confirmChange(ctx: Ctx, id: string): Promise<CalendarChange> {
  const { db, now, actor, services } = ctx
  const change = await lockProposed(db, id)
  ctx.setAuditObject({ type: 'calendar-day', id, details: { day: change.day } })
  if (change.proposed_by === actor.userId) throw new AppError('calendar-same-person')
  const before = await db
    .selectFrom('calendar_overrides')
    .select(['is_working', 'note', 'document_number'])
    .where('day', '=', change.day)
    .executeTakeFirst()
  if (change.is_working === null) await db.deleteFrom('calendar_overrides').where('day', '=', change.day).execute()
  else
    await db
      .insertInto('calendar_overrides')
      .values({ day: change.day, is_working: change.is_working, note: change.note, document_number: change.document_number })
      .onConflict((conflict) =>
        conflict.column('day').doUpdateSet({
          is_working: sql`excluded.is_working`,
          note: sql`excluded.note`,
          document_number: sql`excluded.document_number`,
        }),
      )
      .execute()
  const version = await raiseVersion(db)
  await db
    .updateTable('calendar_changes')
    .set({
      state: 'confirmed',
      decided_by: actor.userId,
      decided_at: now,
      version,
      was_working: before?.is_working ?? null,
      was_note: before?.note ?? '',
      was_document_number: before?.document_number ?? '',
    })
    .where('id', '=', id)
    .execute()
  await services.jobs.add(db, recountJob, {}, { key: recountJob })
  ctx.afterCommit(() => services.settings.catchUpNow())
  return getChange(ctx, id)
}

/** Withdraws one's own proposal, or sends another person's back. Throws `calendar-decided` where it waits no more. */
export async function dropChange(ctx: Ctx, id: string): Promise<CalendarChange> {
  const { day } = await lockProposed(ctx.db, id)
  ctx.setAuditObject({ type: 'calendar-day', id, details: { day } })
  await ctx.db
    .updateTable('calendar_changes')
    .set({ state: 'dropped', decided_by: ctx.actor.userId, decided_at: ctx.now })
    .where('id', '=', id)
    .execute()
  return getChange(ctx, id)
}

/** The next version of the calendar; whoever raises it waits for another who does. */
export async function raiseVersion(db: Db): Promise<number> {
  const { version } = await db
    .updateTable('settings_versions')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('name', '=', 'calendar')
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

async function lockProposed(db: Db, id: string) {
  const change = await db.selectFrom('calendar_changes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (change === undefined) throw new AppError('not-found')
  if (change.state !== 'proposed') throw new AppError('calendar-decided')
  return change
}
