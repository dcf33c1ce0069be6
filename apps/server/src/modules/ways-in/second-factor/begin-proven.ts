import { AppError } from '@wenwu/core/kernel/errors'
import { maskMobile } from '@wenwu/core/kernel/masks'
import type { BeginProof, SecondFactorStatus } from '@wenwu/core/second-factor/model'
import { normaliseMobile } from '@wenwu/core/verification/mobile'
import type { Ctx } from '../../../platform/http/context.ts'
import { secondFactor } from '../auth/index.ts'
import { canSendMessages } from '../../base/messages/index.ts'
import { askOwnPassword } from '../../base/profile/index.ts'
import { proveCode, sendCodeToCaller, spendCode } from '../verification/index.ts'

type Enrolment = Awaited<ReturnType<typeof secondFactor.beginEnrolment>>

/** Where a code for the caller may be sent; undefined: no phone, or no messages here. */
function codeMobileOf(ctx: Ctx): string | undefined {
  return canSendMessages(ctx.services.config) ? normaliseMobile(ctx.actor.mobile) : undefined
}

/** What the caller's account page shows. */
export async function readStatus(ctx: Ctx): Promise<SecondFactorStatus> {
  return { ...(await secondFactor.readStatus(ctx)), codeMobile: maskMobile(codeMobileOf(ctx) ?? '') }
}

/** Sends a code to the phone of the caller's account. Throws `not-found` (nothing to set up, or no phone), and what `sendCodeToCaller` throws. */
export async function sendCode(ctx: Ctx): Promise<{ seconds: number; isRehearsal: boolean }> {
  secondFactor.requireOffered(ctx)
  const mobile = codeMobileOf(ctx)
  if (mobile === undefined) throw new AppError('not-found')
  return sendCodeToCaller(ctx, mobile, 'second-factor')
}

/**
 * Begins to set up the second factor, which changes how the account is entered: a session left open is not enough. The person is
 * proven by the password, by a code to the account's phone, or by a fresh sign-in that uses no password. Throws
 * `fresh-sign-in-required`, what `askOwnPassword` and `proveCode` throw, and as `beginEnrolment`.
 */
export async function beginProven(ctx: Ctx, { password = '', code = '' }: BeginProof): Promise<Enrolment> {
  secondFactor.requireOffered(ctx)
  ctx.setAuditObject({ type: 'user', id: ctx.actor.userId })
  if (password !== '') {
    await askOwnPassword(ctx, password, 'password')
    return secondFactor.beginEnrolment(ctx)
  }
  const mobile = codeMobileOf(ctx)
  if (code !== '' && mobile !== undefined) {
    const typed = { mobile, purpose: 'second-factor', code, address: ctx.address, now: ctx.now, field: 'code' } as const
    await proveCode(ctx.services, typed)
    await spendCode(ctx.db, ctx.services, typed)
    return secondFactor.beginEnrolment(ctx)
  }
  await secondFactor.requireProvenSession(ctx)
  return secondFactor.beginEnrolment(ctx)
}
