import { contract as auth } from '@wenwu/core/auth/contract'
import { contract, type PhoneSignIn } from '@wenwu/core/verification/contract'
import { splitPhoneTicket } from '@wenwu/core/verification/model'
import { call } from '../../../../../lib/call.ts'

/**
 * Phone and code for the ticket of a normal login (specification §4.2): the call gives `username,secret`, and the secret is the password of
 * one login. Throws CallError.
 */
export async function ticketByPhone(input: PhoneSignIn): Promise<string> {
  const pair = splitPhoneTicket((await call(contract.loginByPhone, input, { isQuiet: true })).ticket)
  const credentials = { username: pair.username, passwordDigest: pair.secret, kind: input.kind, isRemembered: false }
  return (await call(auth.login, credentials, { isQuiet: true })).ticket
}
