import { create } from 'zustand'
import { newId } from '@wenwu/core/kernel/id'
import { userKindCode, type CurrentUser, type SignedInUser, type UserKind } from '@wenwu/core/auth/model'

/** Keys of the stored client state (specification §3). The password is never among them. */
const keys = {
  token: 'token',
  user: 'USER_INFO',
  permissions: 'authCode',
  device: 'UUID',
  isRemembered: 'rememberme',
  isChecked: 'CHECKED',
  loginName: 'LOGIN_USER_NAME',
  isCrb: 'isCrb',
  kind: 'LOGIN_KIND',
  returnTo: 'RETURN_TO',
  tabs: 'PAGE_TABS',
} as const

interface SessionState {
  token: string | null
  user: CurrentUser | null
  permissions: readonly string[]
  /** Key of what this person keeps in this browser (`sealed-storage.ts`); known while a page is open, stored nowhere. */
  copyKey: string | null
}

function readJson<T>(key: string): T | null {
  const text = localStorage.getItem(key)
  if (text === null) return null
  try {
    return JSON.parse(text) as T
  } catch {
    localStorage.removeItem(key)
    return null
  }
}

function readStored(): SessionState {
  return {
    token: localStorage.getItem(keys.token),
    user: readJson<CurrentUser>(keys.user),
    permissions: readJson<string[]>(keys.permissions) ?? [],
    copyKey: null,
  }
}

export const useSession = create<SessionState>(readStored)

/** The token of the Authorization header, or null when nobody is signed in. */
export function findToken(): string | null {
  return useSession.getState().token
}

/** Keeps token and user after a successful sign-in, or the fresh user record of a reload. */
export function storeSession(token: string, { copyKey, ...user }: SignedInUser): void {
  localStorage.setItem(keys.token, token)
  localStorage.setItem(keys.user, JSON.stringify(user))
  localStorage.setItem(keys.kind, userKindCode[user.kind])
  useSession.setState({ token, user, copyKey })
}

/** Button permission codes of the server's menus; screens hide what they gate, the server decides. */
export function storePermissions(permissions: readonly string[]): void {
  localStorage.setItem(keys.permissions, JSON.stringify(permissions))
  useSession.setState({ permissions })
}

/** Whether the signed-in user holds a menu or button permission code. */
export function useHasPermission(code: string): boolean {
  return useSession((state) => state.permissions.includes(code) || (state.user?.permissions.includes(code) ?? false))
}

/** As `useHasPermission`, for several codes. */
export function useHasPermissions(): (code: string) => boolean {
  const permissions = useSession((state) => state.permissions)
  const own = useSession((state) => state.user?.permissions)
  return (code) => permissions.includes(code) || (own?.includes(code) ?? false)
}

/**
 * Forgets who was signed in (specification §4.2): token, user, permission codes and everything of this tab. What belongs to the
 * device stays: language, column choices, the remembered name, the sign-in that was used, and drafts that were saved locally.
 */
export function clearSession(): void {
  for (const key of [keys.token, keys.user, keys.permissions]) localStorage.removeItem(key)
  const returnTo = sessionStorage.getItem(keys.returnTo)
  sessionStorage.clear()
  if (returnTo !== null) sessionStorage.setItem(keys.returnTo, returnTo)
  useSession.setState({ token: null, user: null, permissions: [], copyKey: null })
}

/** A random id of this browser, made once. */
export function getDeviceId(): string {
  const stored = localStorage.getItem(keys.device)
  if (stored !== null) return stored
  const made = newId()
  localStorage.setItem(keys.device, made)
  return made
}

export function markEntrance(): void {
  sessionStorage.setItem(keys.isCrb, '1')
}

/** The user name of «remember me», or an empty text. */
export function findRememberedName(): string {
  return localStorage.getItem(keys.isRemembered) === 'true' ? (localStorage.getItem(keys.loginName) ?? '') : ''
}

let offeredName = ''

/** Fills in the user name at the next sign-in of this window, for whoever has just registered. Nothing is stored. */
export function offerLoginName(name: string): void {
  offeredName = name
}

/** The user name that the sign-in form begins with: that of who has just registered, or whose session was lost here, else the remembered one. */
export function findLoginName(): string {
  return offeredName || readReturn()?.username || findRememberedName()
}

/** Keeps or removes the remembered user name. */
export function rememberName(name: string, isRemembered: boolean): void {
  if (isRemembered) {
    localStorage.setItem(keys.loginName, name)
    localStorage.setItem(keys.isRemembered, 'true')
    localStorage.setItem(keys.isChecked, 'true')
  } else {
    for (const key of [keys.loginName, keys.isRemembered, keys.isChecked]) localStorage.removeItem(key)
  }
}

/** The path of the sign-in page that fits whoever is signed in or was last in this browser; where that is unknown, the applicants' one. */
export function loginPath(): string {
  const user = useSession.getState().user
  const type = user === null ? localStorage.getItem(keys.kind) : userKindCode[user.kind]
  return `/login?type=${type === '2' || type === '3' ? type : '1'}`
}

/** Where the next sign-in of this tab goes on. */
interface ReturnTo {
  /** null: whoever signs in. */
  userId: string | null
  path: string
  kinds?: readonly UserKind[] | undefined
  /** Of a lost session: under which name to go on, and the pages that stood open, as they were stored. */
  username?: string | undefined
  tabs?: string | null
}

function readReturn(): ReturnTo | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keys.returnTo) ?? 'null') as ReturnTo | null) ?? undefined
  } catch {
    return undefined
  }
}

type LostListener = () => void | Promise<void>
const lostListeners = new Set<LostListener>()

/**
 * Registers what must happen before a lost session leads to the sign-in page (a form stores what was typed). A promise is waited for.
 * Gives the function that unregisters it.
 */
export function onSessionLost(listener: LostListener): () => void {
  lostListeners.add(listener)
  return () => lostListeners.delete(listener)
}

/** Runs the listeners and remembers where the user was and which pages stood open, so that the same person continues there after signing in again. */
export async function announceSessionLost(): Promise<void> {
  const user = useSession.getState().user
  if (user !== null) {
    const tabs = sessionStorage.getItem(keys.tabs)
    const path = location.pathname + location.search
    sessionStorage.setItem(keys.returnTo, JSON.stringify({ userId: user.id, path, username: user.username, tabs } satisfies ReturnTo))
  }
  window.dispatchEvent(new Event('session-lost'))
  await Promise.allSettled([...lostListeners].map(async (listener) => listener()))
}

/** Whether the next sign-in of this tab goes on at a path, whoever signs in. */
export function isAskedFor(path: string): boolean {
  const stored = readReturn()
  return stored?.userId === null && stored.path.replace(/[?#].*$/, '') === path
}

/** Whether somebody's session ended here, and they have not signed in again. */
export function wasSessionLost(): boolean {
  return typeof readReturn()?.userId === 'string'
}

/**
 * Goes on at a path of the product after the next sign-in in this tab, whoever signs in; with `kinds` only people of these. Where a lost session
 * is to be gone on with, that comes first.
 */
export function returnAfterSignIn(path: string, kinds?: readonly UserKind[]): void {
  if (wasSessionLost()) return
  sessionStorage.setItem(keys.returnTo, JSON.stringify({ userId: null, path, kinds } satisfies ReturnTo))
}

/**
 * Where this user was when the session was lost (once), or where the next person was asked to go on, else undefined. The pages that stood open
 * are open again, for the same person alone.
 */
export function takeReturnPath({ id, kind }: Pick<CurrentUser, 'id' | 'kind'>): string | undefined {
  const stored = readReturn()
  sessionStorage.removeItem(keys.returnTo)
  if (stored === undefined) return undefined
  if (stored.userId === id && typeof stored.tabs === 'string') sessionStorage.setItem(keys.tabs, stored.tabs)
  const isTheirs = stored.userId === null ? stored.kinds?.includes(kind) !== false : stored.userId === id
  return isTheirs && /^\/[^/\\]/.test(stored.path) ? stored.path : undefined
}

/**
 * Tells when another tab of this browser signed in or out, also while this page rested in the browser's memory (Back). The state here is left
 * as it is, so that forms can still store what was typed.
 */
export function watchOtherTabs(onChange: () => void): () => void {
  const compare = (): void => {
    if (localStorage.getItem(keys.token) !== findToken()) onChange()
  }
  const onStorage = (event: StorageEvent): void => {
    if (event.key === keys.token || event.key === null) compare()
  }
  const onShow = (event: PageTransitionEvent): void => {
    if (event.persisted) compare()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}
