import { extensionDetail, stopDetail } from '@wenwu/core/cases/stop-detail'
import type { PlannedStop } from '@wenwu/core/clock/suspension'
import { textOfKey } from '@wenwu/core/i18n/translate'
import type { CaseNotice } from '@wenwu/core/messages/model'
import type { Db } from '../../../../platform/database/request-database.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { ring } from '../../bell/index.ts'
import type { ClockChange, MovedDue } from '../../cases/index.ts'
import type { Situation } from '../situation/situation.ts'
import { tellApplicantOf, tellOfStop } from '../tell/tell-applicant.ts'
import type { Deed } from '../verb.ts'

/** Does what a verb does to the clock of a case, tells the applicant and whoever has a task of it, and says for the history from which day to which. */
export async function changeClock(
  ctx: Ctx,
  { record, item, tasks }: Situation,
  change: (db: Db, change: ClockChange) => Promise<MovedDue & { stop?: PlannedStop }>,
  notice?: (moved: MovedDue) => CaseNotice | undefined,
): Promise<Deed> {
  const moved = await change(ctx.db, { record, item, services: ctx.services, now: ctx.now })
  const { clock, before, after, days, stop } = moved
  const told = notice?.(moved)
  const isExtended = told === 'case-extended'
  if (told !== undefined)
    await tellApplicantOf(ctx, record, told, { dueOn: after, ...(isExtended && { extension: { days, unit: clock.unit } }) })
  if (stop !== undefined) await tellOfStop(ctx, record, stop)
  const kind = stop === undefined ? told : 'case-suspended'
  if (kind !== undefined) {
    const holders = new Set(tasks.flatMap(({ claimed_by: holder }) => (holder === null || holder === ctx.actor.userId ? [] : [holder])))
    const message = { caseId: record.id, kind, key: `${kind}:${record.id}:${ctx.now.toISOString()}`, dueOn: after }
    await ring(
      ctx.db,
      [...holders].map((userId) => ({ ...message, userId })),
      ctx.now,
    )
  }
  const isInDays = clock.unit === 'working-day' || clock.unit === 'calendar-day'
  const extension = isExtended && isInDays ? { [extensionDetail]: { days, unit: clock.unit, dueOn: after } } : {}
  return {
    role: ctx.actor.roles[0] ?? '',
    ...(stop !== undefined && { stop }),
    // with the day that the time is over now: what was told of an extension before the stop is no longer so
    ...(told === 'case-resumed' && after !== null && { words: textOfKey('messages.resumed-until', () => ({ date: after })) }),
    details: { from: before, to: after, days, ...(stop !== undefined && { [stopDetail]: stop }), ...extension },
  }
}
