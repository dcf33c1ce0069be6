import { AppError } from '@wenwu/core/kernel/errors'
import type { SignInMethod, UserKind } from '@wenwu/core/auth/model'
import type { SecondFactorMode } from '../../../../platform/config.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { challengeMinutes, extendTicket } from '../ticket-challenge.ts'
import { isEnrolled } from './second-factor-repository.ts'

/** What a sign-in still owes after its first factor. */
export type Due = 'nothing' | 'code' | 'enrolment'

/** A certificate is a key and its PIN: two factors already, one of them cryptographic (GB/T 22239 8.1.4.1 d). */
export function dueOf(mode: SecondFactorMode, kind: UserKind, method: SignInMethod, enrolled: boolean): Due {
  if (mode === 'off' || method === 'certificate') return 'nothing'
  if (enrolled) return 'code'
  return mode === 'officials' && kind === 'official' ? 'enrolment' : 'nothing'
}

export interface Redeemed {
  method: SignInMethod
  /** When the second factor was set up with this ticket. */
  secondFactorAt: Date | null
}

/**
 * Holds a sign-in to its second factor. `proven` says whether a right code came with this call. The refusal leaves the ticket usable for
 * some minutes, so that the person can look at the telephone. Throws `second-factor-required`, `second-factor-enrolment-required`.
 */
export async function requireSecondFactor(
  ctx: Ctx,
  user: { id: string; kind: UserKind },
  redeemed: Redeemed,
  proven: boolean,
): Promise<void> {
  const mode = ctx.services.config.secondFactor
  if (mode === 'off' || proven || redeemed.secondFactorAt !== null) return
  const due = dueOf(mode, user.kind, redeemed.method, await isEnrolled(ctx.db, user.id))
  if (due === 'nothing') return
  const ticket = ctx.credential ?? ''
  const minutes = due === 'code' ? challengeMinutes.code : challengeMinutes.enrol
  ctx.afterRefusal((db) => extendTicket(db, ticket, minutes, ctx.now))
  throw new AppError(due === 'code' ? 'second-factor-required' : 'second-factor-enrolment-required', { details: { minutes } })
}
