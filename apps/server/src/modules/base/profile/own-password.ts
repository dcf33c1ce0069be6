import { AppError } from '@wenwu/core/kernel/errors'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { usernameKey } from '../accounts/index.ts'
import { endSessionById, openPassword, provePassword, settleSuccess, subjectsOfSource } from '../../ways-in/auth/index.ts'

type Proven<T> = (known: Parameters<Parameters<typeof provePassword<T>>[4]>[0], subjects: ReturnType<typeof subjectsOfSource>) => Promise<T>

/**
 * Asks the signed-in person for their password once more. The tries are the session's: five wrong ones end it, since a session that was
 * left open is no place to guess, and the entrance stays as it is. `proven` settles the try (`settleSuccess`); `wireField` is the field
 * the password came in. Throws `current-password-wrong` (with the tries left), `current-password-locked`, `too-many-requests`, `busy`.
 */
export async function proveOwnPassword<T>(ctx: Ctx, digest: string, wireField: string, proven: Proven<T>): Promise<T> {
  const subjects = subjectsOfSource(`session:${ctx.actor.sessionId}`, ctx.address, ctx.now)
  try {
    return await provePassword(ctx, usernameKey(ctx.actor.username), digest, subjects, (known) => proven(known, subjects))
  } catch (error) {
    if (error instanceof AppError && error.code === 'account-locked-out') {
      await inTransaction(ctx.services.pool, (db) => endSessionById(db, ctx.actor.userId, ctx.actor.sessionId, ctx.now))
      throw new AppError('current-password-locked', { field: wireField })
    }
    if (error instanceof AppError && error.code === 'wrong-password')
      throw new AppError('current-password-wrong', { params: error.params, field: wireField })
    throw error
  }
}

/** As `proveOwnPassword` for a password as the wire carries it, where only the answer counts; also throws what `openPassword` throws. */
export async function askOwnPassword(ctx: Ctx, wire: string, wireField: string): Promise<void> {
  const { digest } = await openPassword(ctx, wire, wireField)
  await proveOwnPassword(ctx, digest, wireField, (_known, subjects) =>
    inTransaction(ctx.services.pool, (db) => settleSuccess(db, subjects, ctx.now)),
  )
}
