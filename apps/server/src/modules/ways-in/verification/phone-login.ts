import { AppError } from '@wenwu/core/kernel/errors'
import type { UserKind } from '@wenwu/core/auth/model'
import type { PhoneSignIn } from '@wenwu/core/verification/contract'
import { maskMobile } from '@wenwu/core/kernel/masks'
import { wireFields } from '@wenwu/core/verification/wire'
import type { Ctx } from '../../../platform/http/context.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { issueOneTimePassword, refusalOf } from '../auth/index.ts'
import { findAccountsByMobile, type PhoneAccount } from './account-lookup.ts'
import { proveCode, requireMobile, spendCode } from './codes.ts'

/**
 * Phone and code for a ticket `username,secret` (specification §4.2); the secret is good for one normal login. Throws `mobile-invalid`,
 * `wrong-code`, `code-expired`, and only after the right code `wrong-entrance`, `several-accounts`, `account-disabled`,
 * `account-pending`; the code stays good then, so that another entrance or account can be chosen.
 */
export async function loginByPhone(ctx: Ctx, input: PhoneSignIn): Promise<{ ticket: string }> {
  const mobile = requireMobile(input.mobile)
  const typed = { mobile, purpose: 'sign-in', code: input.code, address: ctx.address, now: ctx.now } as const
  ctx.setAuditObject({ type: 'mobile', id: '', details: { mobile: maskMobile(mobile) } })
  await proveCode(ctx.services, typed)
  return inTransaction(ctx.services.pool, async (db) => {
    const account = chooseAccount(await findAccountsByMobile(db, mobile, input.username), input.kind)
    ctx.setAuditObject({ type: 'user', id: account.id, details: { username: account.username } })
    const refusal = refusalOf(account, input.kind)
    if (refusal !== undefined) throw refusal
    await spendCode(db, ctx.services, typed)
    return { ticket: `${account.username},${await issueOneTimePassword(db, ctx, account.id, 'sms')}` }
  })
}

/** The account that is meant: of this entrance, and one that may come in where there is one. */
function chooseAccount(accounts: readonly PhoneAccount[], kind: UserKind): PhoneAccount {
  const ofKind = accounts.filter((account) => account.kind === kind)
  const open = ofKind.filter((account) => refusalOf(account, kind) === undefined)
  if (open.length > 1) throw new AppError('several-accounts', { field: 'username' })
  const chosen = open[0] ?? ofKind[0] ?? accounts[0]
  // nobody got this code, so it was guessed
  if (chosen === undefined) throw new AppError('wrong-code', { field: wireFields.code })
  return chosen
}
