import { timingSafeEqual } from 'node:crypto'
import { HOTP, Secret } from 'otpauth'

/** What every authenticator app supports (RFC 6238 §5.2, RFC 4226 §5.3): HMAC-SHA-1, thirty seconds, six digits. */
const totpSettings = { stepSeconds: 30, digits: 6, secretBytes: 20 } as const
/** Codes of one step before and after are taken too: clocks of telephones differ. */
const tolerance = 1

export type TotpAlgorithm = 'SHA1' | 'SHA256' | 'SHA512'

/** The code of one counter value (RFC 4226 §5.3). */
export function hotp(secret: Buffer, counter: number, digits: number = totpSettings.digits, algorithm: TotpAlgorithm = 'SHA1'): string {
  return HOTP.generate({ secret: secretOf(secret), counter, digits, algorithm })
}

/** The time step an instant lies in. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / totpSettings.stepSeconds)
}

/**
 * The step whose code this is, among the tolerated ones after `lastStep`; undefined where it is none. Takes the same time for each. The library's
 * own check gives the first step that fits, used before or not, and throws for six signs that are no ASCII.
 */
export function matchStep(secret: Buffer, code: string, now: Date, lastStep: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const current = stepOf(now)
  let found: number | undefined
  for (let step = current - tolerance; step <= current + tolerance; step++) {
    const isSame = timingSafeEqual(Buffer.from(hotp(secret, step)), Buffer.from(code))
    if (isSame && step > lastStep) found ??= step
  }
  return found
}

/** Whether this is the code of that step, which has been used. */
export function isCodeOfStep(secret: Buffer, code: string, step: number): boolean {
  return /^\d{6}$/.test(code) && timingSafeEqual(Buffer.from(hotp(secret, step)), Buffer.from(code))
}

export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: totpSettings.secretBytes }).bytes)
}

/** RFC 4648 base 32 without padding, as authenticator apps read it. */
export function base32(bytes: Buffer): string {
  return secretOf(bytes).base32
}

/**
 * The address that an app reads from the picture (Key URI format). What is the default there is left out, and the issuer is said once: the address
 * of the library is 312 characters long where this one has 178, and a smaller picture is read more easily.
 */
export function otpauthUri(secret: Buffer, issuer: string, account: string): string {
  return `otpauth://totp/${encodeURIComponent(account)}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}

function secretOf(bytes: Buffer): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer })
}
