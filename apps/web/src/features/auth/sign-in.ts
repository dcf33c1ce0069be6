import { md5 } from 'js-md5'
import { contract } from '@wenwu/core/auth/contract'
import type { CurrentUser, UserKind } from '@wenwu/core/auth/model'
import { userKindCode } from '@wenwu/core/auth/model'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { textNow } from '../../lib/i18n.ts'
import { clearSession, findToken, getDeviceId, storeSession } from '../../lib/session.ts'
import { formatLockout, lockoutSeconds } from './lockout.ts'

/** A sign-in that was refused before or after the calls; the message is ready to show. */
export class SignInRefusal extends Error {}

/** Asks for a ticket by password; only the digest leaves the page (specification §4.2). Throws CallError. */
export async function ticketByPassword(input: { username: string; password: string; kind: UserKind; isRemembered: boolean }): Promise<string> {
  const { username, password, kind, isRemembered } = input
  const { ticket } = await call(contract.login, { username, passwordDigest: md5(password), kind, isRemembered }, { isQuiet: true })
  return ticket
}

/**
 * What every way in ends with (specification §4.1): ticket → token → current user → check of the disabled account. Stores the session.
 * Throws SignInRefusal or CallError.
 */
export async function enterWithTicket(ticket: string, kind: UserKind): Promise<CurrentUser> {
  const { token } = await call(contract.createToken, { type: userKindCode[kind] }, { authorization: ticket, isQuiet: true })
  const user = await call(contract.currentUser, {}, { authorization: token, isQuiet: true })
  if (user.isLocked) {
    await signOutOf(token)
    throw new SignInRefusal(textNow('auth.disabled'))
  }
  getDeviceId()
  storeSession(token, user)
  return user
}

async function signOutOf(token: string): Promise<void> {
  await call(contract.signOut, {}, { authorization: token, isQuiet: true }).catch(() => undefined)
}

/** Ends the session here and on the server; a server that cannot be reached does not keep anybody signed in here. */
export async function signOut(): Promise<void> {
  const token = findToken()
  clearSession()
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
