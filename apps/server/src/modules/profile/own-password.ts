import { AppError } from '@wenwu/core/kernel/errors'
import { inTransaction } from '../../platform/database/request-database.ts'
import type { Ctx } from '../../platform/http/context.ts'
import { usernameKey } from '../accounts/index.ts'
import { openPassword, provePassword, settleSuccess } from '../auth/index.ts'

const field = 'currentUserPwd'

/**
 * Asks the signed-in person for their password once more, as a counted try of the account's lock-out: a session that was left open is no
 * place to guess. `proven` settles the try (`settleSuccess`). Throws `current-password-wrong` (with the tries left),
 * `current-password-locked`, `too-many-requests`, `busy`.
 */
export async function proveOwnPassword<T>(ctx: Ctx, digest: string, proven: Parameters<typeof provePassword<T>>[3]): Promise<T> {
  try {
    return await provePassword(ctx, usernameKey(ctx.actor.username), digest, proven)
  } catch (error) {
    throw asOwnRefusal(error)
  }
}

/** As `proveOwnPassword` for a password as the wire carries it, where only the answer counts; also throws what `openPassword` throws. */
export async function askOwnPassword(ctx: Ctx, wire: string, wireField: string): Promise<void> {
  const { digest } = await openPassword(ctx, wire, wireField)
  await proveOwnPassword(ctx, digest, (_known, subjects) => inTransaction(ctx.services.pool, (db) => settleSuccess(db, subjects, ctx.now)))
}

/** The refusals of the entrance are 401, which a page takes for a lost session; here the session is fine. */
function asOwnRefusal(error: unknown): unknown {
  if (!(error instanceof AppError)) return error
  const { code, params, details } = error
  if (code === 'wrong-password') return new AppError('current-password-wrong', { params, field })
  if (code === 'account-locked-out') return new AppError('current-password-locked', { params, field, ...(details && { details }) })
  return error
}
