import { AppError } from '@wenwu/core/kernel/errors'
import type { RegistrantKind, Registered } from '@wenwu/core/registration/model'
import type { Ctx } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import type { OpenedPassword } from '../auth/index.ts'
import { hashOfKey, registrationHash } from './registration-keys.ts'

const keyPattern = /^[A-Za-z0-9_-]{16,100}$/

/** One act of registering: its key, and a keyed hash of what was asked (without the password, which is sealed again each time). */
export interface RequestMark {
  keyHash: Buffer
  requestHash: Buffer
}

interface KnownRequest {
  requestHash: Buffer
  id: string
  username: string
  kind: RegistrantKind
  passwordHash: string
}

/** Reads the Idempotency-Key of a registration, which nobody is signed in for. Throws `bad-request`. */
export function markOf(ctx: Ctx, action: string, content: object): RequestMark {
  const key = ctx.header('idempotency-key')
  if (key === undefined || !keyPattern.test(key))
    throw new AppError('bad-request', { params: { field: 'Idempotency-Key' }, field: 'Idempotency-Key' })
  return {
    keyHash: hashOfKey(`${action}\n${key}`),
    requestHash: registrationHash(ctx.services.config.secret, 'request', JSON.stringify(content)),
  }
}

/** What a request with this key has made already, or undefined. */
export async function findRequest(db: Db, mark: RequestMark): Promise<KnownRequest | undefined> {
  const row = await db
    .selectFrom('registration_requests as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.request_hash as requestHash', 'u.id', 'u.username', 'u.kind', 'u.password_hash as passwordHash'])
    .where('r.key_hash', '=', mark.keyHash)
    .executeTakeFirst()
  return row as KnownRequest | undefined
}

/**
 * The first reply again, to whoever knows key, content and password; the password may have been changed meanwhile, then nobody does.
 * Throws `idempotency-mismatch`.
 */
export async function repeatReply(ctx: Ctx, known: KnownRequest, mark: RequestMark, password: OpenedPassword): Promise<Registered> {
  const isSame = known.requestHash.equals(mark.requestHash) && (await ctx.services.passwords.verify(password.digest, known.passwordHash))
  if (!isSame) throw new AppError('idempotency-mismatch')
  return { id: known.id, username: known.username, kind: known.kind }
}

/** Keeps the key beside the account, in the same transaction. */
export async function keepRequest(db: Db, mark: RequestMark, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('registration_requests')
    .values({ key_hash: mark.keyHash, request_hash: mark.requestHash, user_id: userId, created_at: now })
    .execute()
}
