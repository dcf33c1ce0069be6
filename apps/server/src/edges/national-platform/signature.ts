import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Headers of a signed call and of its answer. */
export const signatureHeaders = { app: 'x-zwfw-app', time: 'x-zwfw-time', nonce: 'x-zwfw-nonce', signature: 'x-zwfw-signature' } as const
/** How far the two clocks may be apart, in milliseconds. */
export const clockTolerance = 60_000

/** What is signed of a call: nothing of it can be changed or sent elsewhere, and the nonce makes each one different. */
export interface SignedCall {
  path: string
  app: string
  /** Milliseconds since 1970. */
  time: string
  nonce: string
  body: string
}

/** HMAC-SM3 of a POST, hexadecimal. */
export function signCall(secret: string, { path, app, time, nonce, body }: SignedCall): string {
  return mac(secret, ['zwfw-call-v1', 'POST', path, app, time, nonce, digestOf(body)])
}

/** HMAC-SM3 of an answer; it names the nonce of its call, so that no answer serves for another one. */
export function signAnswer(secret: string, answer: { status: number; nonce: string; body: string }): string {
  return mac(secret, ['zwfw-answer-v1', String(answer.status), answer.nonce, digestOf(answer.body)])
}

/** Whether two signatures are the same, in constant time. */
export function isSameSignature(expected: string, given: string | null | undefined): boolean {
  const [a, b] = [Buffer.from(expected, 'hex'), Buffer.from(/^[0-9a-f]{64}$/.test(given ?? '') ? given! : '', 'hex')]
  return a.length === b.length && timingSafeEqual(a, b)
}

export function newNonce(): string {
  return randomBytes(16).toString('base64url')
}

function digestOf(body: string): string {
  return createHash('sm3').update(body, 'utf8').digest('hex')
}

function mac(secret: string, lines: readonly string[]): string {
  return createHmac('sm3', secret).update(lines.join('\n'), 'utf8').digest('hex')
}
