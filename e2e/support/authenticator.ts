import { contract as secondFactor } from '@wenwu/core/second-factor/contract'
import { demoPassword } from '../../apps/server/src/db/seed/index.ts'
import { hotp, stepOf } from '../../apps/server/src/modules/ways-in/auth/second-factor/totp.ts'
import { digestOf } from '../../apps/server/src/testing/test-app.ts'
import type { Stage } from './stage.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The authenticator app of a person: reads the secret as it is shown, and gives codes by the server's clock. */
export class Authenticator {
  private readonly secret: Buffer
  private readonly stage: Stage

  constructor(stage: Stage, shown: string) {
    this.stage = stage
    const bits = [...shown.replace(/\s/g, '')].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
    this.secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
  }

  /** The code of now. Each is good once: `next` moves the clock to the following one. */
  code(): string {
    return hotp(this.secret, stepOf(this.stage.app.clock.now()))
  }

  next(): string {
    this.stage.app.clock.advance({ seconds: 30 })
    return this.code()
  }
}

/** Sets the second factor of an account up, over HTTP; gives its app and its recovery codes. */
export async function enrol(stage: Stage, username: string): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const owner = await stage.app.signIn(username)
  const { secret } = await owner.call(secondFactor.begin, { password: digestOf(demoPassword) })
  const app = new Authenticator(stage, secret)
  const { recoveryCodes } = await owner.call(secondFactor.confirm, { code: app.code() })
  return { app, recoveryCodes }
}
