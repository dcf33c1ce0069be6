import type { Ctx } from '../../../platform/http/context.ts'
import { endSessionsOf } from '../../ways-in/auth/index.ts'

/**
 * Removes the ways to sign in to an account that other people set up: single sign-on bound by the name alone, certificates that an administrator
 * bound; and ends all its sessions and tickets, however they were opened.
 * For an account that becomes an administrator's: from then on it opens only with what its holder has proven.
 */
export async function endWaysOfOthers(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.deleteFrom('federated_identities').where('user_id', '=', userId).execute()
  await endSessionsOf(ctx.db, userId, { now: ctx.now })
  await ctx.db
    .updateTable('certificate_bindings')
    .set({ ended_at: ctx.now, ended_by: ctx.actor.userId, end_reason: 'administrator role' })
    .where('user_id', '=', userId)
    .where('bound_by', 'is not', null)
    .where('ended_at', 'is', null)
    .execute()
}
