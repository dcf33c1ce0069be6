import { z } from 'zod'
import { userKindCode, userKindOf, type UserKind } from '../auth/model.ts'
import { inData, mapped, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText, lineText } from '../http/wire.ts'
import { personKeyKinds } from './model.ts'

const none = plain(z.object({}))

/** Base64 of a certificate; the reader's own limit is 8192 bytes. */
const certificateText = z.string().min(1).max(12_000)
const chainText = z.array(certificateText).max(4)
const proof = {
  nonce: z.string().min(1).max(100),
  certificate: certificateText,
  chain: chainText,
  signature: z.string().min(1).max(1500),
}
const passwordText = z.string().min(1).max(600)

const challenge = inData(plain(z.object({ nonce: z.string(), message: z.string(), expiresAt: z.string() })))

const bindings = inData(
  plain(
    z.array(
      z.object({
        id: z.string(),
        subject: z.string(),
        issuer: z.string(),
        serial: z.string(),
        keyKind: z.enum(personKeyKinds),
        fingerprint: z.string(),
        notAfter: z.string(),
        boundAt: z.string(),
        boundBy: z.string().nullable(),
        lastUsedAt: z.string().nullable(),
        endedAt: z.string().nullable(),
        endReason: z.string(),
        isRevoked: z.boolean(),
      }),
    ),
  ),
)

const entrance = mapped(
  z.object({ type: z.string().max(10) }),
  (wire): { kind: UserKind } => ({ kind: userKindOf(wire.type) }),
  (domain) => ({ type: userKindCode[domain.kind] }),
)

/** Sign-in by certificate (specification §1, §2.2: CA icon), and which certificate belongs to which account. */
export const contract = {
  way: endpoint({
    method: 'GET',
    path: '/api/v1/certificate',
    summary: 'Whether sign-in by certificate is open, and where the page reaches the key',
    access: 'public',
    isWayIn: true,
    tx: 'none',
    input: none,
    output: inData(plain(z.object({ isOpen: z.boolean(), isRehearsal: z.boolean(), keyAddress: z.string(), asksPin: z.boolean() }))),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/sso/certificate/challenges',
    summary: 'A challenge for the key, bound to this browser by a cookie: three minutes, one use',
    access: 'public',
    isWayIn: true,
    tx: 'none',
    input: entrance,
    output: challenge,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/sso/certificate/signIn',
    summary:
      'Exchanges the signed challenge for a ticket: RSA, P-256 or SM2 certificate of a trusted authority, in force, not revoked, bound to an account',
    access: 'public',
    isWayIn: true,
    tx: 'none',
    bodyLimit: 96 * 1024,
    input: plain(z.object(proof)),
    output: inData(plain(z.object({ ticket: z.string() }))),
  }),
  askToBind: endpoint({
    method: 'POST',
    path: '/api/v1/certificate/challenges',
    summary: 'As ask, to bind a certificate to the caller’s account',
    access: 'signed-in',
    tx: 'none',
    input: none,
    output: challenge,
  }),
  bindings: endpoint({
    method: 'GET',
    path: '/api/v1/certificate/bindings',
    summary: 'The certificates bound to the caller’s account',
    access: 'signed-in',
    tx: 'read',
    input: none,
    output: bindings,
  }),
  bind: endpoint({
    method: 'POST',
    path: '/api/v1/certificate/bindings',
    summary: 'Binds a certificate to the caller’s account, against password and signed challenge',
    access: 'signed-in',
    tx: 'none',
    bodyLimit: 96 * 1024,
    input: plain(z.object({ ...proof, password: passwordText })),
    output: nothing,
  }),
  unbind: endpoint({
    method: 'POST',
    path: '/api/v1/certificate/bindings/:id/end',
    summary: 'Ends a binding of the caller’s account, against the password; a lost key cannot sign any more',
    access: 'signed-in',
    tx: 'none',
    input: plain(z.object({ id: idText, password: passwordText })),
    output: nothing,
  }),
  bindingsOf: endpoint({
    method: 'GET',
    path: '/api/v1/users/:userId/certificates',
    summary: 'The certificates of an account, those that were bound to it among them',
    access: ['user.approve'],
    tx: 'read',
    input: plain(z.object({ userId: idText })),
    output: bindings,
  }),
  bindFor: endpoint({
    method: 'POST',
    path: '/api/v1/users/:userId/certificates',
    summary: 'Binds a certificate made out to the holder of an account; never to administrators’ accounts',
    access: ['user.approve'],
    tx: 'none',
    bodyLimit: 96 * 1024,
    input: plain(z.object({ userId: idText, certificate: certificateText, chain: chainText, reason: lineText })),
    output: nothing,
  }),
  unbindFor: endpoint({
    method: 'POST',
    path: '/api/v1/users/:userId/certificates/:id/end',
    summary:
      'Ends a binding of an account and its sessions; `isRevoked` puts the certificate on this installation’s own list of revoked ones',
    access: ['user.approve'],
    tx: 'write',
    input: plain(z.object({ userId: idText, id: idText, reason: lineText, isRevoked: z.boolean() })),
    output: nothing,
  }),
}
