import { z } from 'zod'
import { inData, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'

const none = plain(z.object({}))

export const contract = {
  passwordKey: endpoint({
    method: 'GET',
    path: '/api/v1/auth/password-key',
    summary: 'The key that seals passwords on their way, with a nonce that makes a sealed value good for one use within five minutes',
    access: 'public',
    tx: 'none',
    input: none,
    output: inData(plain(z.object({ kid: z.string(), publicKey: z.string(), nonce: z.string(), expiresAt: z.string() }))),
  }),
}
