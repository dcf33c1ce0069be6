import { contract } from '@wenwu/core/auth/contract'
import type { CurrentUser, UserKind } from '@wenwu/core/auth/model'
import type { SlideTrace } from '@wenwu/core/auth/slide-proof'
import { contract as device } from '@wenwu/core/device/contract'
import { call } from '../../../lib/call.ts'
import { CallError, networkFailure } from '../../../lib/call-error.ts'
import { deviceProof } from '../../../lib/device-key.ts'
import { textNow } from '../../../lib/i18n.ts'
import { dropSavedSignIn, storeSavedSignIn, type SavedSignIn } from '../../../lib/saved-sign-in.ts'
import { clearSession, findToken, getDeviceId, storeSession, useSession } from '../../../lib/session.ts'
import { dropLostWork } from '../../../lib/lost-work.ts'
import { slideProof } from '../../../lib/slide-proof.ts'
import { formatLockout, lockoutSeconds } from './lockout.ts'

/** A sign-in that was refused before or after the calls; the message is ready to show. */
class SignInRefusal extends Error {}

interface PasswordInput {
  username: string
  password: string
  kind: UserKind
  isRemembered: boolean
  /** How the slider was moved. */
  trace: SlideTrace
}

/** Asks for a ticket with what this browser was remembered by: its cookie and its key (specification §4.2, saved password). Throws CallError. */
export async function ticketByRememberedBrowser(saved: SavedSignIn): Promise<string> {
  const headers = await deviceProof('remembered')
  const { ticket, rememberedUntil } = await call(device.enterRemembered, { kind: saved.kind }, { isQuiet: true, headers })
  storeSavedSignIn({ ...saved, until: rememberedUntil })
  return ticket
}

/** Unticking «remember me» ends the remembered sign-in, here and on the server. */
export async function forgetBrowser(): Promise<void> {
  dropSavedSignIn()
  await call(device.forgetRemembered, {}, { isQuiet: true }).catch(() => undefined)
}

/** Asks for a ticket by password, which leaves the page sealed to the server (decision 0019). Throws CallError. */
export async function ticketByPassword(input: PasswordInput): Promise<string> {
  const { username, password, kind, isRemembered, trace } = input
  const [slide, known] = await Promise.all([slideProof(trace), deviceProof('sign-in')])
  const headers = { ...slide, ...known }
  // loaded when it is needed, so that the page stays small
  const { sealPassword } = await import('../../../lib/seal-password.ts').catch(() => Promise.reject(networkFailure()))
  const { ticket } = await call(
    contract.login,
    { username, passwordDigest: await sealPassword(password), kind, isRemembered },
    { isQuiet: true, headers },
  )
  return ticket
}

/**
 * What every way in ends with (specification §4.1): ticket → token → current user → check of the disabled account. Stores the session.
 * Throws SignInRefusal, or CallError (`second-factor-required` leaves the ticket usable).
 */
export async function enterWithTicket(ticket: string, request: { totp?: string; isRemembered?: boolean } = {}): Promise<CurrentUser> {
  const headers = await deviceProof('token')
  const { token, rememberedUntil } = await call(contract.createToken, request, { authorization: ticket, isQuiet: true, headers })
  const user = await call(contract.currentUser, {}, { authorization: token, isQuiet: true })
  if (user.isLocked) {
    await signOutOf(token)
    throw new SignInRefusal(textNow('auth.disabled'))
  }
  getDeviceId()
  if (rememberedUntil !== undefined) storeSavedSignIn({ username: user.username, kind: user.kind, until: rememberedUntil })
  storeSession(token, user)
  return user
}

async function signOutOf(token: string): Promise<void> {
  await call(contract.signOut, {}, { authorization: token, isQuiet: true }).catch(() => undefined)
}

/** Ends the session here and on the server; a server that cannot be reached does not keep anybody signed in here. */
export async function signOut(): Promise<void> {
  const token = findToken()
  const user = useSession.getState().user
  clearSession()
  if (user !== null) dropLostWork(user.id)
  if (token !== null) await signOutOf(token)
}

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
