import { z } from 'zod'
import { inData, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText } from '../http/wire.ts'
import { beginProofSchema, secondFactorStatusSchema } from './schemas.ts'

const none = plain(z.object({}))
const code = plain(z.object({ code: z.string().min(1).max(40) }))
const enrolment = inData(plain(z.object({ secret: z.string(), uri: z.string() })))
const recoveryCodes = inData(plain(z.object({ recoveryCodes: z.array(z.string()) })))

/** TOTP (RFC 6238) as second factor: one's own, and that of a sign-in that must set it up first. */
export const contract = {
  status: endpoint({
    method: 'GET',
    path: '/api/v1/second-factor',
    summary: 'Whether the caller’s account has a second factor, may have one, must have one',
    access: 'signed-in',
    tx: 'read',
    input: none,
    output: inData(plain(secondFactorStatusSchema)),
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/api/v1/second-factor/code',
    summary: 'Sends a code to the phone of the caller’s account, which allows the second factor to be set up',
    access: 'signed-in',
    tx: 'write',
    input: none,
    output: inData(plain(z.object({ seconds: z.number(), isRehearsal: z.boolean() }))),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/v1/second-factor/begin',
    summary:
      'Makes a secret for the authenticator app; needs the password in force, a code of sendCode, or a sign-in of the last minutes by a way without a password',
    access: 'signed-in',
    tx: 'write',
    input: plain(beginProofSchema),
    output: enrolment,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/second-factor/confirm',
    summary: 'Puts the second factor in force against its first code; gives the recovery codes once',
    access: 'signed-in',
    tx: 'write',
    input: code,
    output: recoveryCodes,
  }),
  disable: endpoint({
    method: 'POST',
    path: '/api/v1/second-factor/disable',
    summary: 'Removes one’s second factor against a code of it',
    access: 'signed-in',
    tx: 'write',
    input: code,
    output: nothing,
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/v1/second-factor/reset',
    summary: 'Removes the second factor of somebody who has lost telephone and recovery codes',
    access: ['user.approve'],
    tx: 'write',
    input: plain(z.object({ userId: idText })),
    output: nothing,
  }),
  beginAtSignIn: endpoint({
    method: 'POST',
    path: '/sso/secondFactor/begin',
    summary: 'As begin, for the ticket (Authorization header) of a sign-in that must set up its second factor first',
    access: 'public',
    isWayIn: true,
    tx: 'write',
    input: none,
    output: enrolment,
  }),
  confirmAtSignIn: endpoint({
    method: 'POST',
    path: '/sso/secondFactor/confirm',
    summary: 'As confirm, for the ticket of a sign-in; the ticket may then be exchanged',
    access: 'public',
    isWayIn: true,
    tx: 'write',
    input: code,
    output: recoveryCodes,
  }),
}
