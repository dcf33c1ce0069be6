import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import type { RevealableField } from '@wenwu/core/users/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { identityNumberOf, requireReason, takeUser } from './user-repository.ts'
import type { StoredUser } from './user-row.ts'

/** Masked values one person may look at within an hour. */
const revealsPerHour = 30

/** One masked value of one account, with a reason that is kept (design/security.md §2.5). Throws `reason-required`, `too-many-requests`. */
export async function revealValue(
  ctx: Ctx,
  { id, field, reason }: { id: string; field: RevealableField; reason: string },
): Promise<{ value: string }> {
  const text = requireReason(reason)
  // commands on accounts run one after another, so nobody looks at more by asking at once
  const user = await takeUser(ctx, id, 'reveal')
  const { count } = await ctx.db
    .selectFrom('account_reveals')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', ctx.actor.userId)
    .where('revealed_at', '>', new Date(ctx.now.getTime() - 3_600_000))
    .executeTakeFirstOrThrow()
  if (Number(count) >= revealsPerHour) throw new AppError('too-many-requests', { details: { seconds: 3600 } })
  await ctx.db
    .insertInto('account_reveals')
    .values({ id: newId(ctx.now.getTime()), user_id: ctx.actor.userId, account_id: id, field, reason: text, revealed_at: ctx.now })
    .execute()
  ctx.setAuditObject({ type: 'user', id, details: { field, reason: text } })
  return { value: await valueOf(ctx, user, field) }
}

async function valueOf(ctx: Ctx, user: StoredUser, field: RevealableField): Promise<string> {
  if (field !== 'identityNumber') return user[field]
  const { identity_number_sealed: sealed } = await ctx.db
    .selectFrom('users')
    .select('identity_number_sealed')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  return identityNumberOf(ctx, user.id, sealed)
}
