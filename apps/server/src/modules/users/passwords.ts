import { sql } from 'kysely'
import type { Ctx } from '../../platform/http/context.ts'
import { digestOf, randomPassword } from '../accounts/index.ts'
import { endSessionsOf, storePassword } from '../auth/index.ts'
import { takeUser } from './user-repository.ts'

/**
 * A new first password of an account that waits for its first approval, for whoever made it; earlier ones end. It is shown in the reply
 * and kept nowhere, so this call is never repeated from a kept reply: a lost one is asked for again.
 */
export async function issuePassword(ctx: Ctx, id: string): Promise<{ password: string }> {
  return give(ctx, () => takeUser(ctx, id, 'issue-password'))
}

/** A one-time password in place of a forgotten one; the sessions of the account end. Throws `administrator-password`. */
export async function resetPassword(ctx: Ctx, { id, version }: { id: string; version: number }): Promise<{ password: string }> {
  return give(ctx, async () => {
    const user = await takeUser(ctx, id, 'reset-password', version)
    await sql`update users set version = version + 1 where id = ${id}`.execute(ctx.db)
    await endSessionsOf(ctx.db, id, { now: ctx.now })
    return user
  })
}

/** Hashes before the connection is taken, then lets the account be taken and stores. */
async function give(ctx: Ctx, take: () => Promise<{ id: string }>): Promise<{ password: string }> {
  const password = randomPassword()
  const hash = await ctx.services.passwords.hash(digestOf(password))
  const user = await take()
  await storePassword(ctx.db, { userId: user.id, hash, now: ctx.now, mustChange: true })
  return { password }
}
