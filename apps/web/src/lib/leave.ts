import { own } from '@wenwu/core/form/json'
import { goTo } from './navigation.ts'
import { loginPath } from './session.ts'

/**
 * Leads to the sign-in page to sign out there. The wish is in the state of the history and not in the address, so that no link can sign
 * anybody out (decision 0096).
 */
export function goAndSignOut(): void {
  goTo(loginPath(), { replace: true, state: { isLeaving: true } })
}

/** Whether the page was opened by `goAndSignOut`; `state` is that of the history. */
export function isLeaving(state: unknown): boolean {
  return own(state, 'isLeaving') === true
}
