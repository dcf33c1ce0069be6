import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Credentials, UserKind } from '@wenwu/core/auth/model'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/http/context.ts'
import { inTransaction } from '../../platform/database/request-database.ts'
import { usernameKey } from '../accounts/index.ts'
import { admitUser, refusalOf } from './admit-user.ts'
import { AttemptGate } from './attempt-gate.ts'
import { reserveAttempt, settleFailure, settleSuccess, settleUndecided, subjectsOf, type AttemptSubjects } from './attempt-repository.ts'
import { formatLockout, maxNameFailures } from './lockout.ts'

/** MD5 of the empty text: a form that was sent empty. */
const emptyDigest = 'd41d8cd98f00b204e9800998ecf8427e'
const gate = new AttemptGate(maxNameFailures, 500)
/** How long a try waits for another process's tries of the same name. */
const roomWait = { step: 50, times: 200 }

interface Known {
  id: string
  username: string
  kind: UserKind
  passwordHash: string
  isLocked: boolean
  status: 'pending' | 'active'
}

/**
 * Checks name and password and gives a ticket. A try is reserved before the password is hashed, so parallel guesses cannot
 * overshoot; names that do not exist are counted, hashed and answered like those that do. No connection is held while hashing.
 * Throws `bad-request`, `wrong-password` (with the tries left), `account-locked-out`, `too-many-requests`, and only after the
 * right password `wrong-entrance`, `account-disabled` and `account-pending`.
 */
export async function login(ctx: Ctx, credentials: Credentials): Promise<{ ticket: string; data: string }> {
  const key = usernameKey(credentials.username)
  if (key === '') throw wrongField('username')
  if (!/^[0-9a-f]{32}$/.test(credentials.passwordDigest) || credentials.passwordDigest === emptyDigest) throw wrongField('password')
  const subjects = subjectsOf(key, ctx.address, ctx.now)
  return gate.run(subjects.name, async () => {
    ctx.setAuditObject({ type: 'user', id: '', details: { username: veiled(key) } })
    await reserve(ctx, subjects)
    const known = await prove(ctx, key, credentials.passwordDigest, subjects)
    return admit(ctx, known, credentials, subjects)
  })
}

function wrongField(field: string): AppError {
  return new AppError('bad-request', { params: { field }, field })
}

/** People type passwords into the name field: of a name that is not known the audit row shows only the first letters. */
function veiled(key: string): string {
  return `${key.slice(0, 2)}…(${key.length})`
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
  const after = await inTransaction(pool, (db) => settleFailure(db, subjects, ctx.now))
  if ('until' in after) throw lockedOut(after.until, ctx.now)
  throw new AppError('wrong-password', { params: { n: after.left } })
}

/** After the right password: entrance and lock of the account, then ticket, audit row, cleared count and a hash at today's cost in one transaction. */
async function admit(
  ctx: Ctx,
  known: Known,
  credentials: Credentials,
  subjects: AttemptSubjects,
): Promise<{ ticket: string; data: string }> {
  const { passwords } = ctx.services
  const refusal = refusalOf(known, credentials.kind)
  const newHash =
    refusal === undefined && passwords.needsRehash(known.passwordHash) ? await passwords.hash(credentials.passwordDigest) : undefined
  const ticket = await inTransaction(ctx.services.pool, async (db) => {
    await settleSuccess(db, subjects, ctx.now)
    if (refusal !== undefined) return ''
    if (newHash !== undefined)
      await db
        .updateTable('users')
        .set({ password_hash: newHash })
        .where('id', '=', known.id)
        .where('password_hash', '=', known.passwordHash)
        .execute()
    return (await admitUser(db, ctx, known.id, { method: 'password', kind: credentials.kind })).ticket
  })
  if (refusal !== undefined) throw refusal
  return { ticket, data: known.username }
}

async function findKnown(ctx: Ctx, key: string): Promise<Known | undefined> {
  return inTransaction(ctx.services.pool, async (db) => {
    const { rows } = await sql<Known>`
      select u.id, u.username, u.kind, u.password_hash as "passwordHash", u.is_locked as "isLocked", u.status
      from users u where u.username_key = ${key}`.execute(db)
    return rows[0]
  })
}

function secondsUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000))
}

function lockedOut(until: Date, now: Date): AppError {
  const seconds = secondsUntil(until, now)
  return new AppError('account-locked-out', {
    params: { time: formatLockout(seconds) },
    details: { lockoutTime: until.toISOString(), seconds },
  })
}
