import { currentUserPath, menusPath } from '@wenwu/core/auth/wire'
import { sendAhead } from './call.ts'
import { isAtEntrance } from './navigation.ts'
import { findToken } from './session.ts'

/** Sends ahead what the shell asks first (features/base/shell/use-bootstrap.ts), where a session is kept and a screen behind the entrance is opened. */
export function askWhoIsSignedIn(): void {
  if (findToken() === null || isAtEntrance()) return
  sendAhead(menusPath)
  sendAhead(currentUserPath)
}
