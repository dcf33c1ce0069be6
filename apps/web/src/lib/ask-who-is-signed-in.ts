import { contract } from '@wenwu/core/auth/contract'
import { callAhead } from './call.ts'
import { isAtEntrance } from './navigation.ts'
import { findToken } from './session.ts'

/** Sends ahead what the shell asks first (features/base/shell/use-bootstrap.ts), where a session is kept and a screen behind the entrance is opened. */
export function askWhoIsSignedIn(): void {
  if (findToken() === null || isAtEntrance()) return
  void callAhead(contract.menus, {})
  void callAhead(contract.currentUser, {})
}
