import { userKindCode, type UserKind } from '@wenwu/core/auth/model'

const key = 'REMEMBERED_UNTIL'

/**
 * That this browser holds a remembered sign-in, which a script cannot see (the cookie is HttpOnly): for whom, and until when. It opens
 * nothing; it only tells the page to show a saved password.
 */
export interface SavedSignIn {
  username: string
  kind: UserKind
  /** ISO instant. */
  until: string
}

/** The remembered sign-in of this entrance, while it can be used. */
export function findSavedSignIn(kind: UserKind): SavedSignIn | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<SavedSignIn> | null
    if (saved === null || typeof saved.username !== 'string' || saved.kind === undefined || !(saved.kind in userKindCode)) return undefined
    const isOpen = new Date(saved.until ?? '').getTime() > Date.now()
    return isOpen && saved.kind === kind ? (saved as SavedSignIn) : undefined
  } catch {
    return undefined
  }
}

export function storeSavedSignIn(saved: SavedSignIn): void {
  localStorage.setItem(key, JSON.stringify(saved))
}

export function dropSavedSignIn(): void {
  localStorage.removeItem(key)
}
