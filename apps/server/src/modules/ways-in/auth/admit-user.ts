import { AppError } from '@wenwu/core/kernel/errors'
import type { SignInMethod, UserKind } from '@wenwu/core/auth/model'
import type { Ctx } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { findUser, type Account } from '../../base/accounts/index.ts'
import { auditWriterOf } from '../../base/audit/index.ts'
import { clientKey, createTicket } from './session-repository.ts'

export interface WayIn {
  method: SignInMethod
  /** The entrance that was used; left out where the way in has none of its own. */
  kind?: UserKind
}

/** Why a proven account may not come in here, or undefined. Asked only after the proof, so that it tells nobody else anything. */
export function refusalOf(account: Pick<Account, 'kind' | 'isLocked' | 'status'>, kind: UserKind | undefined): AppError | undefined {
  if (kind !== undefined && account.kind !== kind) return new AppError('wrong-entrance')
  if (account.isLocked) return new AppError('account-disabled')
  if (account.status === 'pending') return new AppError('account-pending')
  return undefined
}

/**
 * What every way in ends with: whoever has proven to be this account gets a ticket for `/sso/createTokenByUserId`, and the login
 * log its row. `db` is the caller's transaction. Throws `ticket-invalid` (no such account), `wrong-entrance`, `account-disabled`,
 * `account-pending`.
 */
export async function admitUser(db: Db, ctx: Ctx, userId: string, way: WayIn): Promise<{ ticket: string; username: string }> {
  const account = await findUser(db, userId)
  if (account === undefined) throw new AppError('ticket-invalid')
  const refusal = refusalOf(account, way.kind)
  if (refusal !== undefined) throw refusal
  await auditWriterOf(ctx.services.config.secret)(db, {
    at: ctx.now,
    requestId: ctx.requestId,
    actor: { userId: account.id, name: account.name, roles: account.roles },
    address: ctx.address,
    action: 'auth.login',
    objectType: 'user',
    objectId: account.id,
    outcome: 'done',
    details: { username: account.username, method: way.method, userAgent: ctx.userAgent },
  })
  return { ticket: await createTicket(db, account.id, clientKey(ctx), way.method, ctx.now), username: account.username }
}
