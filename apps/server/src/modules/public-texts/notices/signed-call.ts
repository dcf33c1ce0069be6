import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@wenwu/core/kernel/errors'
import { noticeCallMessage, type NoticeCallHeaders } from '@wenwu/core/notices/model'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'

/** How far the clock of the caller may be off, in milliseconds. */
const tolerance = 5 * 60_000
/** Random characters that make each call its own. */
const definiteShape = /^[A-Za-z0-9_-]{16,64}$/

/**
 * Checks the signed headers of specification §7.4 (decision 0043): a known application, its clock within five minutes, its signature over
 * all of them, and a `secretDefinite` it has not used before. Throws `signed-call-invalid`, whatever is wrong.
 */
export async function requireSignedCall(ctx: Ctx): Promise<void> {
  const headers: NoticeCallHeaders = {
    appCode: ctx.header('appcode') ?? '',
    time: ctx.header('secrettime') ?? '',
    definite: ctx.header('secretdefinite') ?? '',
    isDoor: ctx.header('isdoor') ?? '',
  }
  const isGood = isInTime(headers.time, ctx.now) && definiteShape.test(headers.definite) && isSigned(ctx, headers)
  if (!isGood || !(await spend(ctx, headers))) throw new AppError('signed-call-invalid')
}

function isInTime(time: string, now: Date): boolean {
  return /^\d{13}$/.test(time) && Math.abs(now.getTime() - Number(time)) <= tolerance
}

function isSigned(ctx: Ctx, headers: NoticeCallHeaders): boolean {
  const key = ctx.services.config.noticeApps.get(headers.appCode)
  const sign = ctx.header('secretsign') ?? ''
  if (key === undefined || !/^[0-9a-f]{64}$/i.test(sign)) return false
  const expected = createHmac('sha256', key).update(noticeCallMessage(headers), 'utf8').digest()
  return timingSafeEqual(Buffer.from(sign, 'hex'), expected)
}

/** Notes the call as used, and forgets those that the clock refuses anyway; false when it was used before. */
function spend(ctx: Ctx, { appCode, definite }: NoticeCallHeaders): Promise<boolean> {
  return inTransaction(ctx.services.pool, async (db) => {
    await db
      .deleteFrom('notice_nonces')
      .where('used_at', '<', new Date(ctx.now.getTime() - 3 * tolerance))
      .execute()
    const used = await db
      .insertInto('notice_nonces')
      .values({ app: appCode, nonce: definite, used_at: ctx.now })
      .onConflict((conflict) => conflict.columns(['app', 'nonce']).doNothing())
      .returning('nonce')
      .executeTakeFirst()
    return used !== undefined
  })
}
