import { CallError } from '../../../lib/call-error.ts'
import { textNow } from '../../../lib/i18n.ts'
import { formatLockout, lockoutSeconds } from './lockout.ts'

/** A sign-in that was refused before or after the calls; the message is ready to show. */
export class SignInRefusal extends Error {}

/** The sentence for a failed sign-in (specification §8.2, §8.3). */
export function signInMessage(error: unknown): string {
  if (error instanceof SignInRefusal) return error.message
  if (!(error instanceof CallError)) return textNow('auth.failure')
  if (error.code === 'account-locked-out') {
    const seconds = lockoutSeconds(error.details?.['lockoutTime'])
    if (seconds !== undefined) return textNow('auth.lockedOut', { time: formatLockout(seconds, textNow) })
  }
  if (error.failure !== 'refused' || error.code !== undefined || error.message === '') return error.message || textNow('auth.failure')
  return /[！!。.？?]$/.test(error.message) ? error.message : `${error.message}！`
}
