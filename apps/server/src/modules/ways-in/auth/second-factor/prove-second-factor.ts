import { AppError } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../../../platform/http/context.ts'
import { inTransaction, type Db } from '../../../../platform/database/request-database.ts'
import {
  reserveAttempt,
  secondFactorSubject,
  settleFailure,
  settleSuccess,
  settleUndecided,
  subjectsOfSource,
  type AttemptSubjects,
} from '../attempt-repository.ts'
import { formatLockout } from '../lockout.ts'
import { secondsUntil } from '../prove-password.ts'
import { hashOfRecoveryCode, readRecoveryCode } from './recovery-codes.ts'
import { findSecondFactor, takeRecoveryCode, takeStep } from './second-factor-repository.ts'
import { isCodeOfStep, matchStep, stepOf } from './totp.ts'

/**
 * One counted try of the second factor: a code of the app, or a recovery code. Five wrong ones lock it for fifteen minutes, longer each
 * time; the count is the account's, so parallel guesses do not overshoot it. A code that was right is used up; shown again it is no guess
 * and is not counted.
 * Takes connections of its own: call it before the first statement on `ctx.db`.
 * Throws `wrong-second-factor` (with the tries left), `second-factor-used`, `second-factor-locked`, `too-many-requests`, `busy`.
 */
export async function proveSecondFactor(ctx: Ctx, userId: string, code: string): Promise<void> {
  const { pool } = ctx.services
  const subjects = subjectsOfSource(secondFactorSubject(userId), ctx.address, ctx.now)
  ctx.setAuditObject({ type: 'user', id: userId })
  await reserve(ctx, subjects)
  const after = await inTransaction(pool, async (db) => {
    const verdict = await takeCode(ctx, db, userId, code)
    if (verdict === 'right') await settleSuccess(db, subjects, ctx.now)
    else if (verdict === 'used') await settleUndecided(db, subjects, ctx.now)
    return verdict === 'wrong' ? settleFailure(db, subjects, ctx.now) : verdict
  })
  if (after === 'right') return
  if (after === 'used') throw new AppError('second-factor-used', { field: 'totp' })
  if ('until' in after) throw locked(after.until, ctx.now)
  throw new AppError('wrong-second-factor', { params: { n: after.left }, field: 'totp' })
}

async function reserve(ctx: Ctx, subjects: AttemptSubjects): Promise<void> {
  const reservation = await inTransaction(ctx.services.pool, (db) => reserveAttempt(db, subjects, ctx.now))
  if (reservation.kind === 'name-locked') throw locked(reservation.until, ctx.now)
  if (reservation.kind === 'address-full')
    throw new AppError('too-many-requests', { details: { seconds: secondsUntil(reservation.until, ctx.now) } })
  if (reservation.kind === 'no-room') throw new AppError('busy')
}

async function takeCode(ctx: Ctx, db: Db, userId: string, typed: string): Promise<'right' | 'used' | 'wrong'> {
  const { secret } = ctx.services.config
  const factor = await findSecondFactor(db, secret, userId)
  if (factor === undefined || factor.confirmedAt === null) return 'wrong'
  const digits = typed.normalize('NFKC').replace(/\s/g, '')
  const step = matchStep(factor.totpSecret, digits, ctx.now, factor.lastStep)
  // of two who show it at once the slower one finds it used
  if (step !== undefined) return (await takeStep(db, userId, step)) ? 'right' : 'used'
  if (stepOf(ctx.now) - factor.lastStep <= 1 && isCodeOfStep(factor.totpSecret, digits, factor.lastStep)) return 'used'
  if (readRecoveryCode(typed) === undefined) return 'wrong'
  return (await takeRecoveryCode(db, userId, hashOfRecoveryCode(secret, userId, typed), ctx.now)) ? 'right' : 'wrong'
}

function locked(until: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return new AppError('second-factor-locked', {
    params: { time: formatLockout(seconds) },
    details: { lockoutTime: until.toISOString(), seconds },
  })
}
