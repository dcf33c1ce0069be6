import type { ActionEffect } from '@wenwu/core/item/model'
import type { CaseNotice } from '@wenwu/core/messages/model'
import type { Ctx } from '../../platform/http/context.ts'
import type { CaseRecord } from '../cases/index.ts'
import { queueCaseNotice } from '../messages/index.ts'

const notices: Partial<Record<ActionEffect, CaseNotice>> = {
  accept: 'case-accepted',
  'refuse-acceptance': 'case-not-accepted',
  'request-correction': 'case-correction',
  issue: 'case-decided',
}

/** Tells whoever filed the case what an action means for them; sent after the commit. The second acceptance on the way up is no news. */
export async function tellApplicant(ctx: Ctx, record: CaseRecord, effect: ActionEffect | undefined): Promise<void> {
  const notice = effect === undefined ? undefined : notices[effect]
  if (notice === undefined || (effect === 'accept' && record.accepted_at !== null)) return
  const person = await ctx.db
    .selectFrom('users')
    .select(['name', 'mobile', 'email', 'locale'])
    .where('id', '=', record.applicant_user_id)
    .executeTakeFirst()
  if (person === undefined) return
  await queueCaseNotice(ctx.db, ctx.services, {
    notice,
    person,
    case: { id: record.id, number: record.number ?? '', title: record.title },
    now: ctx.now,
  })
}
