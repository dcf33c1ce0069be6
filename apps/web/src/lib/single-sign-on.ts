import { userKindCode, userKindOf, type UserKind } from '@wenwu/core/auth/model'
import { baseAddress, call } from './call.ts'
import { CallError } from './call-error.ts'

/** Where the sign-in came from: asked when the provider leads back, which does not repeat it. */
const entranceKey = 'SSO_TYPE'
/** Names the sign-in at the provider's logout (specification §7.1 `subjectid`). */
const subjectKey = 'SUBJECT_ID'

/** Set while the browser is on its way to the provider's logout: the sign-in page that shows meanwhile must not sign in again. */
let isLeaving = false
window.addEventListener('pageshow', (event) => {
  if (event.persisted) isLeaving = false
})

/** Leaves the page for the identity provider; the server chooses its address and binds the request to this browser. */
export function goToProvider(kind: UserKind): void {
  if (isLeaving) return
  sessionStorage.setItem(entranceKey, userKindCode[kind])
  location.assign(`${baseAddress}/api/receive/authorize?type=${userKindCode[kind]}`)
}

/** The entrance from which this tab went to the provider; the officials' where that is not known. */
export function departedFrom(): UserKind {
  return userKindOf(sessionStorage.getItem(entranceKey) ?? '3')
}

/** Remembers the sign-in at the provider for the logout. */
export function keepSubject(subjectId: string): void {
  localStorage.setItem(subjectKey, subjectId)
}

/** The sign-in at the provider, once; undefined: this browser came in by another way. */
export function takeSubject(): string | undefined {
  const subjectId = localStorage.getItem(subjectKey) ?? undefined
  localStorage.removeItem(subjectKey)
  return subjectId
}

/** Leaves the page for the provider's logout, which leads back to the sign-in page; where that cannot be asked for, to the sign-in page. */
export async function goToProviderLogout(subjectId: string | undefined, kind: UserKind): Promise<void> {
  isLeaving = true
  const returnTo = `/login?type=${userKindCode[kind]}`
  // its schemas would weigh on the sign-in page, which uses the rest of this file
  const { url } = await import('@wenwu/core/federation/contract')
    .then(({ contract }) => call(contract.leave, { returnTo, subjectId }, { isQuiet: true }))
    .catch((error: unknown) => ({
      url: `/login?error=${(error instanceof CallError ? error.code : undefined) ?? 'identity-provider-down'}`,
    }))
  location.assign(url)
}

/** Ends the session here by `signOut`, then at the provider. */
export async function signOutAtProvider(subjectId: string, kind: UserKind, signOut: () => Promise<void>): Promise<void> {
  isLeaving = true
  await signOut()
  await goToProviderLogout(subjectId, kind)
}
