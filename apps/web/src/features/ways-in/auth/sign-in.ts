import { contract } from '@wenwu/core/auth/contract'
import type { CurrentUser, SignedInUser, SignInMethod, UserKind } from '@wenwu/core/auth/model'
import type { SlideTrace } from '@wenwu/core/auth/slide-proof'
import { contract as device } from '@wenwu/core/device/contract'
import { call } from '../../../lib/call.ts'
import { CallError, networkFailure } from '../../../lib/call-error.ts'
import { deviceProof } from '../../../lib/device-key.ts'
import { textNow } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { dropSavedSignIn, storeSavedSignIn, type SavedSignIn } from '../../../lib/saved-sign-in.ts'
import { getDeviceId, storeSession } from '../../../lib/session.ts'
import { slideProof } from '../../../lib/slide-proof.ts'
import { SignInRefusal } from './sign-in-message.ts'
import { endSession } from './sign-out.ts'

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
    await endSession(token)
    throw new SignInRefusal(textNow('auth.disabled'))
  }
  getDeviceId()
  if (rememberedUntil !== undefined) storeSavedSignIn({ username: user.username, kind: user.kind, until: rememberedUntil })
  storeSession(token, user)
  return user
}

/** Who has this session, or null where the server no longer knows it or has disabled the account. Throws CallError. */
export async function findSignedIn(token: string): Promise<SignedInUser | null> {
  try {
    const user = await call(contract.currentUser, {}, { authorization: token, isQuiet: true })
    if (!user.isLocked) return user
    notify.error(textNow('auth.disabled'))
    return null
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null
    throw error
  }
}

/** The ways in other than account and password that the server has open. Throws CallError. */
export async function findOpenWays(signal: AbortSignal): Promise<readonly SignInMethod[]> {
  return call(contract.ways, {}, { isQuiet: true, signal })
}
