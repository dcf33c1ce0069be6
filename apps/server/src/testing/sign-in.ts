import { contract as auth } from '@wenwu/core/auth/contract'
import type { Accounts } from '../case-driver/accounts.ts'
import { demoPassword, demoUsers } from '../db/seed/demo-accounts.ts'
import { digestOf } from '../modules/base/accounts/random-password.ts'
import { Caller } from '../platform/http/caller.ts'

/** Signs an account in to a server as its page does: ticket, then token. Gives the token. */
export async function signIn(address: string, username: string, password = demoPassword): Promise<string> {
  const as = (authorization: string | null) => new Caller({ address, authorization: () => Promise.resolve(authorization) })
  // a colleague (case-fixtures.ts) is of the kind of the account whose twin it is
  const kind = demoUsers.find((user) => user.username === username.replace(/-\d+$/, ''))?.kind ?? 'official'
  const { ticket } = await as(null).call(auth.login, { username, passwordDigest: digestOf(password), kind, isRemembered: false })
  return (await as(ticket).call(auth.createToken, {})).token
}

/** The demo accounts of a server somewhere, each signed in at its first call. */
export function accountsAt(address: string, password: string): Accounts {
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (username: string): Promise<string> => {
    const token = tokens.get(username) ?? signIn(address, username, password)
    tokens.set(username, token)
    return token
  }
  return { as: (username) => new Caller({ address, authorization: () => tokenOf(username) }) }
}
