import { declarationOf } from '@wenwu/core/item/action-form'
import type { ActionEffect } from '@wenwu/core/item/model'
import type { Ctx } from '../../platform/http/context.ts'
import type { CaseRecord } from '../cases/index.ts'
import { queueCaseNotice } from '../messages/index.ts'

/** Tells whoever filed the case what an action means for them; sent after the commit. The second acceptance on the way up is no news. */
export async function tellApplicant(ctx: Ctx, record: CaseRecord, effect: ActionEffect | undefined): Promise<void> {
  const { notice } = declarationOf(effect)
  if (notice === undefined || (notice === 'case-accepted' && record.accepted_at !== null)) return
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
