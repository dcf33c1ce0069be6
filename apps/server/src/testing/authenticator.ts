import { hotp, stepOf } from '../modules/ways-in/auth/second-factor/totp.ts'
import type { TestApp } from './test-app.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** The secret as an authenticator app reads it, also as it is shown, in groups. */
function fromBase32(text: string): Buffer {
  const bits = [...text.replaceAll(' ', '')].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

/** The authenticator app on a person's telephone: gives codes by the server's clock. */
export class Authenticator {
  readonly secret: Buffer
  private readonly api: TestApp

  constructor(api: TestApp, secret: string) {
    this.api = api
    this.secret = fromBase32(secret)
  }

  /** The code of now, or of so many steps of thirty seconds later. */
  code(distance = 0): string {
    return hotp(this.secret, stepOf(this.api.clock.now()) + distance)
  }

  /** The code behind that of now, once the clock has come to it: each is good once. */
  next(): string {
    this.api.clock.advance({ seconds: 30 })
    return this.code()
  }
}
