import type { Ctx } from '../../platform/http/context.ts'
import { endSessionsOf } from '../auth/index.ts'

/**
 * Ends the ways into an account that others have made: single sign-on bound by the name alone, certificates that an administrator bound; and the
 * sessions and tickets that were opened by them, or any other way.
 * For an account that becomes an administrator's: from then on only what its holder has proven opens it.
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
