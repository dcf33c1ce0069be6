import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { AppError } from '@wenwu/core/kernel/errors'
import type { UserKind } from '@wenwu/core/auth/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { AttemptGate } from './attempt-gate.ts'
import { reserveAttempt, settleFailure, settleUndecided, type AttemptSubjects } from './attempt-repository.ts'
import { guessPressureOf } from './guess-pressure.ts'
import { formatLockout, maxSourceFailures } from './lockout.ts'

const gate = new AttemptGate(maxSourceFailures, 500)
/** How long a try waits for another process's tries of the same name. */
const roomWait = { step: 50, times: 200 }

/** The account whose password was right. */
export interface Known {
  id: string
  username: string
  kind: UserKind
  passwordHash: string
  isLocked: boolean
  status: 'pending' | 'active'
}

/**
 * One counted try of a name's password (an MD5 digest); `key` is the name as `usernameKey` spells it. The try is reserved before the
 * password is hashed, so parallel guesses cannot overshoot; names that do not exist are counted, hashed and answered like those that
 * do. No connection is held while hashing. `subjects` say what the try counts against; `proven` runs after the right password and settles
 * it (`settleSuccess`).
 * Throws `wrong-password` (with the tries left), `account-locked-out`, `too-many-requests`, `busy`.
 */
export async function provePassword<T>(
  ctx: Ctx,
  key: string,
  digest: string,
  subjects: AttemptSubjects,
  proven: (known: Known) => Promise<T>,
): Promise<T> {
  // strangers of a name wait in one lane whatever their addresses, so that its owner's own source does not wait behind them
  return gate.run(subjects.name ?? subjects.source, async () => {
    await reserve(ctx, subjects)
    return proven(await prove(ctx, key, digest, subjects))
  })
}

async function reserve(ctx: Ctx, subjects: AttemptSubjects): Promise<void> {
  for (let tries = 0; tries < roomWait.times; tries++) {
    const reservation = await inTransaction(ctx.services.pool, (db) => reserveAttempt(db, subjects, ctx.now))
    if (reservation.kind === 'taken') return
    if (reservation.kind === 'name-locked') throw lockedOut(reservation.until, ctx.now)
    if (reservation.kind === 'address-full')
      throw new AppError('too-many-requests', { details: { seconds: secondsUntil(reservation.until, ctx.now) } })
    await delay(roomWait.step)
  }
  throw new AppError('busy')
}

/** The account whose password this is. Throws when it is not, after counting it. */
async function prove(ctx: Ctx, key: string, digest: string, subjects: AttemptSubjects): Promise<Known> {
  const { pool, passwords } = ctx.services
  let known: Known | undefined
  let isRight: boolean
  try {
    known = await findKnown(ctx, key)
    isRight = await passwords.verify(digest, known?.passwordHash)
  } catch (error) {
    await inTransaction(pool, (db) => settleUndecided(db, subjects, ctx.now))
    throw error
  }
  if (known !== undefined) ctx.setAuditObject({ type: 'user', id: known.id, details: { username: known.username } })
  if (known !== undefined && isRight) return known
  guessPressureOf(ctx.services).noteFailure(ctx.now)
  const after = await inTransaction(pool, (db) => settleFailure(db, subjects, ctx.now))
  if ('until' in after) throw lockedOut(after.until, ctx.now)
  throw new AppError('wrong-password', { params: { n: after.left } })
}

async function findKnown(ctx: Ctx, key: string): Promise<Known | undefined> {
  return inTransaction(ctx.services.pool, async (db) => {
    const { rows } = await sql<Known>`
      select u.id, u.username, u.kind, u.password_hash as "passwordHash", u.is_locked as "isLocked", u.status
      from users u where u.username_key = ${key}`.execute(db)
    return rows[0]
  })
}

export function secondsUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000))
}

function lockedOut(until: Date, now: Date): AppError {
  const seconds = secondsUntil(until, now)
  return new AppError('account-locked-out', {
    params: { time: formatLockout(seconds) },
    details: { lockoutTime: until.toISOString(), seconds },
  })
}
