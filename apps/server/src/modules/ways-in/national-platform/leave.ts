import { AppError } from '@wenwu/core/kernel/errors'
import { isId } from '@wenwu/core/kernel/id'
import { unavailable } from '@wenwu/core/national-platform/model'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { auditWriterOf } from '../../base/audit/index.ts'
import { endSession } from '../auth/index.ts'
import { askPlatform } from './link.ts'
import { endSignIns } from './sign-in-repository.ts'

/**
 * Ends the session of the Authorization header, whatever the platform says, and then that at the platform: the one this sign-in came by, or
 * all of the account. Only the holder of the session can. Throws `signed-out` without the header; a session that is over ends nothing more.
 */
export async function leave(ctx: Ctx, input: { signInId?: string | undefined }): Promise<{ isPlatformLeft: boolean }> {
  const { credential, services } = ctx
  if (credential === null) throw new AppError('signed-out')
  const sessions = await inTransaction(services.pool, async (db) => {
    const userId = await endSession(db, credential, ctx.now)
    if (userId === undefined) return []
    await auditWriterOf(services.config.secret)(db, {
      at: ctx.now,
      requestId: ctx.requestId,
      actor: ctx.maybeActor,
      address: ctx.address,
      action: 'national-platform.leave',
      objectType: 'user',
      objectId: userId,
      outcome: 'done',
      details: {},
    })
    const signInId = input.signInId !== undefined && isId(input.signInId) ? input.signInId : undefined
    return endSignIns(db, services.config.secret, { userId, signInId }, ctx.now)
  })
  const answers = await Promise.all(sessions.map((sessionId) => endAtPlatform(ctx, sessionId)))
  return { isPlatformLeft: answers.every(Boolean) }
}

/** A session that the platform does not know any more has ended too. */
async function endAtPlatform(ctx: Ctx, sessionId: string): Promise<boolean> {
  try {
    return (await askPlatform(ctx, async (platform) => platform.endSession(sessionId).then(() => true))) !== unavailable
  } catch (error) {
    if (error instanceof AppError && error.code === 'platform-refused') return true
    throw error
  }
}
