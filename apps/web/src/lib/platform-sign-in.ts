import { userKindCode, userKindOf, type UserKind } from '@wenwu/core/auth/model'

/** Names the sign-in at the national platform, for the logout there. */
const signInKey = 'PLATFORM_SIGN_IN'
/** The entrance from which this tab went to the platform, which does not repeat it. */
const entranceKey = 'PLATFORM_TYPE'

export function keepPlatformSignIn(signInId: string): void {
  localStorage.setItem(signInKey, signInId)
}

/** The sign-in at the platform, once; undefined: this browser came in by another way. */
export function takePlatformSignIn(): string | undefined {
  const signInId = localStorage.getItem(signInKey) ?? undefined
  localStorage.removeItem(signInKey)
  return signInId
}

export function noteEntrance(kind: UserKind): void {
  sessionStorage.setItem(entranceKey, userKindCode[kind])
}

/** The entrance to go back to; that of individuals where it is not known. */
export function entranceToReturnTo(): UserKind {
  return userKindOf(sessionStorage.getItem(entranceKey) ?? userKindCode.individual)
}
