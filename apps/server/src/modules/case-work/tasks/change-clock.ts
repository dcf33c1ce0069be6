import type { CaseNotice } from '@wenwu/core/messages/model'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import type { ClockChange, MovedDue } from '../cases/index.ts'
import type { Situation } from './situation.ts'
import { tellApplicantOf } from './tell-applicant.ts'
import type { Deed } from './verb.ts'

/** Does what a verb does to the clock of a case, tells the applicant, and says for the history from which day to which. */
export async function changeClock(
  ctx: Ctx,
  { record, item }: Situation,
  change: (db: Db, change: ClockChange) => Promise<MovedDue>,
  notice: (moved: MovedDue) => CaseNotice | undefined,
): Promise<Deed> {
  const moved = await change(ctx.db, { record, item, services: ctx.services, now: ctx.now })
  const { before, after, days } = moved
  const told = notice(moved)
  if (told !== undefined) await tellApplicantOf(ctx, record, told)
  return { role: ctx.actor.roles[0] ?? '', details: { from: before, to: after, days } }
}
