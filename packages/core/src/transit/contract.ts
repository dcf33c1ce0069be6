import { z } from 'zod'
import { inData, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'

/** Login transit (specification §2.1, §2.2): a trusted system sends a person in by /loginTransit?username&password. */
export const contract = {
  issueCode: endpoint({
    method: 'POST',
    path: '/api/v1/transit/codes',
    summary: 'Gives a trusted system a one-time code for an account (60 s); signed by the system’s key',
    access: 'public',
    isWayIn: true,
    tx: 'write',
    input: plain(
      z.object({
        system: z.string().max(40),
        username: z.string().max(100),
        /** Seconds since 1970, within a minute of the server's clock. */
        time: z.number().int(),
        /** Unique per request. */
        nonce: z.string().min(16).max(64),
        /** HMAC-SHA-256 of the four fields, hexadecimal (how-to/let-another-system-sign-people-in.md). */
        signature: z.string().max(64),
      }),
    ),
    output: inData(plain(z.object({ code: z.string(), expiresAt: z.string() }))),
  }),
  enter: endpoint({
    method: 'POST',
    path: '/sso/transit',
    summary:
      'Gives a ticket for the user name and base64 password of /loginTransit: a one-time code, or a password where that is switched on',
    access: 'public',
    isWayIn: true,
    tx: 'none',
    input: plain(z.object({ username: z.string().max(100), password: z.string().max(400) })),
    output: inData(plain(z.object({ ticket: z.string() }))),
  }),
}
