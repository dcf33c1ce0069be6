import { sql } from 'kysely'
import { AppError, type ErrorCode, type FieldProblem } from '@wenwu/core/kernel/errors'
import type { RegistrantKind } from '@wenwu/core/registration/model'
import type { Db } from '../../../platform/database/request-database.ts'
import { usernameKey } from '../../base/accounts/index.ts'

/** What must belong to nobody else yet; normalized. */
export interface Claims {
  kind: RegistrantKind
  username: string
  mobile: string
  identityNumberHash?: Buffer
  creditCode?: string
}

const codes = {
  username: 'username-taken',
  mobile: 'mobile-taken',
  identityNumber: 'identity-number-taken',
  creditCode: 'credit-code-taken',
} as const satisfies Record<string, ErrorCode>
type ClaimedField = keyof typeof codes

/** Registrations follow one after another, from here to the end of the transaction: of two with the same claim one wins, the other is told. */
export async function takeTurn(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('wenwu registration'))`.execute(db)
}

/**
 * Refuses what belongs to somebody already. All of it is told at once: the error is that of the most telling field, `problems` has the
 * others. A phone may stand for one account of each entrance. Throws `credit-code-taken`, `identity-number-taken`, `mobile-taken`,
 * `username-taken`.
 */
export async function refuseDuplicates(db: Db, claims: Claims): Promise<void> {
  const { rows } = await sql<Record<ClaimedField, boolean>>`
    select
      exists (select from users where username_key = ${usernameKey(claims.username)}) as username,
      exists (select from users where mobile = ${claims.mobile} and kind = ${claims.kind}) as mobile,
      exists (select from users where identity_number_hash = ${claims.identityNumberHash ?? null}) as "identityNumber",
      exists (select from organizations where credit_code = ${claims.creditCode ?? null}) as "creditCode"`.execute(db)
  const taken = rows[0]!
  const fields = (['creditCode', 'identityNumber', 'mobile', 'username'] as const).filter((field) => taken[field])
  if (fields[0] === undefined) return
  const problems = fields.map((path): FieldProblem => ({ path, code: codes[path] }))
  throw new AppError(codes[fields[0]], { field: fields[0], problems, params: { username: claims.username } })
}

const constraints: Record<string, ClaimedField> = {
  users_username_key_key: 'username',
  users_identity_number_hash_key: 'identityNumber',
  organizations_credit_code_key: 'creditCode',
}

/** Runs inserts; where somebody who does not take turns (an administrator) was faster, the refusal is the same. */
export async function orTaken<T>(username: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    const field = code === '23505' && constraint !== undefined ? constraints[constraint] : undefined
    if (field === undefined) throw error
    throw new AppError(codes[field], { field, problems: [{ path: field, code: codes[field] }], params: { username } })
  }
}
