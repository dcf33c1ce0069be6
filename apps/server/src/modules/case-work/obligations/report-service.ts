import { sql } from 'kysely'
import type { InputOf } from '@wenwu/core/http/endpoint'
import { dueDayOf, type ObligationDue } from '@wenwu/core/item/obligation'
import { isCalendarDate, toShanghaiDate } from '@wenwu/core/kernel/date'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import type { contract } from '@wenwu/core/obligations/contract'
import type { ObligationView } from '@wenwu/core/obligations/schemas'
import type { Ctx } from '../../../platform/http/context.ts'
import { addCaseEvent, partyOf as actingParty } from '../cases/index.ts'
import { listOfCase } from './case-obligations.ts'
import { keepRepeating } from './keep-repeating.ts'
import { lockObligation, type LockedObligation } from './locked-obligation.ts'
import { canJudge, requireReportable, roleOf } from './parties.ts'
import { tellConfirmed, tellReported, tellReturned } from './tell-parties.ts'

/**
 * Reports that an obligation was met, with the files the caller has uploaded for it. What counts from its report becomes due by the day it names. Throws `not-found`,
 * `not-your-turn`, `obligation-after` where another one has to be reported first, `obligation-early` for a later time whose own has not come or whose time before is not confirmed,
 * `obligation-day` for a day that is to come, `obligation-before-decision`, `obligation-before-begin`, `obligation-before-other` and `obligation-after-other` for one on which it cannot have been done, `obligation-content`, `obligation-file`.
 */
export async function reportObligation(ctx: Ctx, { id, day, content }: InputOf<typeof contract.report>): Promise<ObligationView[]> {
  const { db, actor, now } = ctx
  const duty = await lockObligation(ctx, id)
  const today = toShanghaiDate(now)
  requireReportable(actor, duty, today)
  if (!isCalendarDate(day) || day > today) throw new AppError('obligation-day', { field: 'day' })
  if (day < duty.not_before) {
    const code =
      duty.not_before === duty.decided_on
        ? 'obligation-before-decision'
        : duty.follows === null
          ? 'obligation-before-begin'
          : 'obligation-before-other'
    throw new AppError(code, { field: 'day', params: { date: duty.not_before } })
  }
  if (duty.not_after !== null && day > duty.not_after)
    throw new AppError('obligation-after-other', { field: 'day', params: { date: duty.not_after } })
  if (!hasVisibleText(content)) throw new AppError('obligation-content', { field: 'content' })
  const reportId = newId(now.getTime())
  await db
    .insertInto('obligation_reports')
    .values({
      id: reportId,
      obligation_id: id,
      day,
      content: content.trim(),
      reported_by: actor.userId,
      reported_by_name: actor.name,
      reported_at: now,
      verdict: null,
      reason: '',
      judged_by_name: '',
      judged_at: null,
    })
    .execute()
  const { numUpdatedRows: files } = await db
    .updateTable('obligation_files')
    .set({ report_id: reportId })
    .where('obligation_id', '=', id)
    .where('uploaded_by', '=', actor.userId)
    .where('report_id', 'is', null)
    .executeTakeFirst()
  if (files === 0n) throw new AppError('obligation-file', { field: 'file' })
  await db.updateTable('obligations').set({ state: 'reported' }).where('id', '=', id).execute()
  await setFollowing(ctx, duty, day)
  await keepRepeating(db, ctx.services.calendar(), duty.case_id)
  await writeDown(ctx, duty, 'obligation-reported')
  await tellReported(ctx, duty, reportId)
  ctx.setAuditObject({ type: 'obligation', id, details: { caseId: duty.case_id, name: duty.name.zh_CN, day, files: Number(files) } })
  return listOfCase(ctx, duty.case_id)
}

/**
 * Confirms the report that waits, or returns it: then it is owed again, and what counted from its day waits. Throws `not-found`, `not-your-turn`, `obligation-reason` for a
 * return without words, `obligation-moved` where another report waits, `obligation-follows` for a confirmation before that of the one it follows.
 */
export async function judgeReport(ctx: Ctx, { id, reportId, verdict, reason }: InputOf<typeof contract.judge>): Promise<ObligationView[]> {
  const { db, actor, now } = ctx
  const duty = await lockObligation(ctx, id)
  if (!canJudge(actor, duty)) throw new AppError(duty.state === 'reported' ? 'not-your-turn' : 'obligation-moved')
  if (verdict === 'returned' && !hasVisibleText(reason)) throw new AppError('obligation-reason', { field: 'reason' })
  // else it stays met where the one that it follows comes back
  if (verdict === 'confirmed' && duty.confirm_first !== null)
    throw new AppError('obligation-follows', { params: { name: duty.confirm_first.zh_CN } })
  const judged = await db
    .updateTable('obligation_reports')
    .set({ verdict, reason: reason.trim(), judged_by_name: actor.name, judged_at: now })
    .where('id', '=', reportId)
    .where('obligation_id', '=', id)
    .where('verdict', 'is', null)
    .returning(['reported_by'])
    .executeTakeFirst()
  if (judged === undefined) throw new AppError('obligation-moved')
  await db
    .updateTable('obligations')
    // returned after its day it is told of as late once more
    .set(verdict === 'confirmed' ? { state: 'fulfilled' } : { state: 'open', reminded_of: null })
    .where('id', '=', id)
    .execute()
  if (verdict === 'returned') await setFollowing(ctx, duty, undefined)
  await keepRepeating(db, ctx.services.calendar(), duty.case_id)
  await writeDown(ctx, duty, `obligation-${verdict}`, reason.trim())
  await (verdict === 'confirmed'
    ? tellConfirmed(ctx, duty, reportId, judged.reported_by)
    : tellReturned(ctx, duty, reportId, judged.reported_by))
  ctx.setAuditObject({ type: 'obligation', id, details: { caseId: duty.case_id, name: duty.name.zh_CN, outcome: verdict } })
  return listOfCase(ctx, duty.case_id)
}

/** Tells of it in the history of the case. */
function writeDown({ db, actor, now }: Ctx, duty: LockedObligation, kind: string, opinion = ''): Promise<void> {
  const party = kind === 'obligation-reported' ? duty.owed_by : duty.confirmed_by
  return addCaseEvent(db, duty.case_id, {
    id: newId(),
    at: now,
    kind,
    by: actingParty(actor, roleOf(party)),
    outcomeLabel: duty.name,
    opinion,
  })
}

/** Gives their day to the obligations that count from the report on this one; without a day they wait again. What was reported meanwhile keeps its own. */
async function setFollowing({ db, services }: Ctx, { case_id: caseId, key }: LockedObligation, day: string | undefined): Promise<void> {
  const { rows } = await sql<{ id: string; due: ObligationDue; decided_on: string }>`
    select o.id, o.due, o.decided_on from obligations o
    where o.case_id = ${caseId} and o.due ->> 'from' = 'report' and o.due ->> 'of' = ${key} and o.state in ('waiting', 'open') for update`.execute(
    db,
  )
  for (const { id, due, decided_on: decidedOn } of rows) {
    const dueOn = dueDayOf(due, { decidedOn, valueAt: () => undefined, reportedDay: () => day, calendar: services.calendar() })
    await db
      .updateTable('obligations')
      .set({ due_on: dueOn ?? null, state: dueOn === undefined ? 'waiting' : 'open', reminded_of: null })
      .where('id', '=', id)
      .execute()
  }
}
