import { AppError } from '@wenwu/core/kernel/errors'
import type { CodeProof } from '@wenwu/core/verification/contract'
import { maskMobile } from '@wenwu/core/kernel/masks'
import { codeRules, kindOfForgotUser, type CodeVerdict, type ForgotUserType } from '@wenwu/core/verification/model'
import { wireFields } from '@wenwu/core/verification/wire'
import type { Ctx } from '../../../platform/http/context.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { hasSlid } from '../auth/index.ts'
import { isRehearsal } from '../../base/messages/index.ts'
import { findAccountsByMobile } from './account-lookup.ts'
import { hashOfMobile, verificationKey } from './code-secrets.ts'
import { issueCode, proveCode, requireMobile, spendCode } from './codes.ts'
import { noteStep } from './note-step.ts'
import { refusalFrom } from './refusal.ts'
import { createReset, proveReset } from './reset-repository.ts'

/**
 * First step of the forgotten password: sends a code to the phone, if user type, name and phone are those of one account, and gives an id
 * in any case. Throws `mobile-invalid`, `messages-closed`, `code-too-soon`, `too-many-codes`, `slider-required`: alike for names that do not exist.
 */
export async function forgotPassword(
  ctx: Ctx,
  input: { userType: ForgotUserType; username: string; mobile: string },
): Promise<{ id: string; seconds: number; isRehearsal: boolean }> {
  if (input.username.trim() === '') throw new AppError('bad-request', { params: { field: 'username' }, field: 'username' })
  const { config } = ctx.services
  const mobile = requireMobile(input.mobile)
  const slid = await hasSlid(ctx)
  const accounts = await findAccountsByMobile(ctx.db, mobile, input.username)
  const account = accounts.find((candidate) => candidate.kind === kindOfForgotUser[input.userType])
  await issueCode(ctx.db, ctx.services, {
    mobile,
    purpose: 'reset-password',
    address: ctx.address,
    locale: account?.locale,
    now: ctx.now,
    hasSlid: slid,
    isDelivered: account !== undefined,
  })
  const mobileHash = hashOfMobile(verificationKey(config.secret), mobile)
  const id = await createReset(ctx.db, ctx, account?.id ?? null, mobileHash)
  ctx.setAuditObject({ type: 'user', id: account?.id ?? '', details: { mobile: maskMobile(mobile) } })
  return { id, seconds: codeRules.pauseSeconds, isRehearsal: isRehearsal(config) }
}

const action = 'verification.validateCode'
/** Refusals that leave an audit row: somebody may be guessing. */
const noted = new Set(['wrong-code', 'code-expired'])

/** Second half of the first step: the code proves the phone for the reset that this client began. A refusal is part of the reply. */
export async function validateCode(ctx: Ctx, input: CodeProof): Promise<CodeVerdict> {
  const { pool, config } = ctx.services
  try {
    const typed = {
      mobile: requireMobile(input.mobile),
      purpose: 'reset-password',
      code: input.code,
      address: ctx.address,
      now: ctx.now,
    } as const
    await proveCode(ctx.services, typed)
    const mobileHash = hashOfMobile(verificationKey(config.secret), typed.mobile)
    await inTransaction(pool, async (db) => {
      await spendCode(db, ctx.services, typed)
      if (!(await proveReset(db, ctx, mobileHash, input.resetId))) throw new AppError('code-expired', { field: wireFields.code })
      await noteStep(db, ctx, { action, outcome: 'done', mobile: typed.mobile, details: {} })
    })
    return {}
  } catch (error) {
    const { refusal } = refusalFrom(error)
    const step = { action, outcome: 'denied', mobile: input.mobile, details: { error: refusal.error } } as const
    if (noted.has(refusal.error)) await inTransaction(pool, (db) => noteStep(db, ctx, step))
    return { refusal }
  }
}
