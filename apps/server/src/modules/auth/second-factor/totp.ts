import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What every authenticator app supports (RFC 6238 §5.2, RFC 4226 §5.3): HMAC-SHA-1, thirty seconds, six digits. */
const totpSettings = { stepSeconds: 30, digits: 6, secretBytes: 20 } as const
/** Codes of one step before and after are taken too: clocks of telephones differ. */
const tolerance = 1

export type TotpAlgorithm = 'sha1' | 'sha256' | 'sha512'

/** The code of one counter value (RFC 4226 §5.3). */
export function hotp(secret: Buffer, counter: number, digits: number = totpSettings.digits, algorithm: TotpAlgorithm = 'sha1'): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const mac = createHmac(algorithm, secret).update(message).digest()
  const offset = mac[mac.length - 1]! & 0x0f
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** The time step an instant lies in. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / totpSettings.stepSeconds)
}

/** The step whose code this is, among the tolerated ones after `lastStep`; undefined where it is none. Takes the same time for each. */
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
  return randomBytes(totpSettings.secretBytes)
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 base 32 without padding, as authenticator apps read it. */
export function base32(bytes: Buffer): string {
  let bits = 0
  let value = 0
  let text = ''
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      text += alphabet[(value >>> (bits - 5)) & 31]!
      bits -= 5
      value &= (1 << bits) - 1
    }
  }
  return bits === 0 ? text : text + alphabet[(value << (5 - bits)) & 31]!
}

/** The address that an app reads from the picture (Key URI format). What is the default there is left out: a smaller picture is read more easily. */
export function otpauthUri(secret: Buffer, issuer: string, account: string): string {
  return `otpauth://totp/${encodeURIComponent(account)}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
