import { call } from '../../../lib/call.ts'
import { dropLostWork } from '../../../lib/lost-work.ts'
import { clearSession, findToken, useSession } from '../../../lib/session.ts'

/** Ends the session here and on the server; a server that cannot be reached does not keep anybody signed in here. */
export async function signOut(): Promise<void> {
  const token = findToken()
  const user = useSession.getState().user
  clearSession()
  if (user !== null) dropLostWork(user.id)
  if (token !== null) await endSession(token)
}

/** Ends a session on the server, where it can be reached. */
export async function endSession(token: string): Promise<void> {
  // what is called is described by schemas, which the page is shown without (sign-in-calls.ts)
  await import('@wenwu/core/auth/contract')
    .then(({ contract }) => call(contract.signOut, {}, { authorization: token, isQuiet: true }))
    .catch(() => undefined)
}
