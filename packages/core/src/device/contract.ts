import { z } from 'zod'
import { inData, mapped, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { userKindCode, userKindOf, type UserKind } from '../auth/model.ts'

const none = plain(z.object({}))

/** The browser itself: nonces that it signs, and the sign-in it remembers. */
export const contract = {
  nonce: endpoint({
    method: 'GET',
    path: '/api/v1/auth/nonce',
    summary: 'A nonce for the slider’s proof or the browser’s signature: two minutes, one use, one client',
    access: 'public',
    isWayIn: true,
    tx: 'none',
    input: none,
    output: inData(plain(z.object({ nonce: z.string() }))),
  }),
  enterRemembered: endpoint({
    method: 'POST',
    path: '/sso/remembered',
    summary: 'Gives a ticket to the browser that was remembered: cookie and signed nonce (header x-device-proof)',
    access: 'public',
    isWayIn: true,
    tx: 'write',
    input: mapped(
      z.object({ type: z.string().max(10) }),
      (wire): { kind: UserKind } => ({ kind: userKindOf(wire.type) }),
      (domain) => ({ type: userKindCode[domain.kind] }),
    ),
    output: inData(plain(z.object({ ticket: z.string(), rememberedUntil: z.string() }))),
  }),
  forgetRemembered: endpoint({
    method: 'POST',
    path: '/sso/forgetRemembered',
    summary: 'Ends the remembered sign-in of this browser',
    access: 'public',
    isWayIn: true,
    tx: 'write',
    input: none,
    output: nothing,
  }),
}
