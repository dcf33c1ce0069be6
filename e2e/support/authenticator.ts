import { contract as secondFactor } from '@wenwu/core/second-factor/contract'
import { demoPassword } from '../../apps/server/src/db/seed/index.ts'
import { Authenticator } from '../../apps/server/src/testing/authenticator.ts'
import { digestOf } from '../../apps/server/src/testing/test-app.ts'
import type { Stage } from './stage.ts'

/** Sets the second factor of an account up, over HTTP; gives its app and its recovery codes. */
export async function enrol(stage: Stage, username: string): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const owner = await stage.app.signIn(username)
  const { secret } = await owner.call(secondFactor.begin, { password: digestOf(demoPassword) })
  const app = new Authenticator(stage.app, secret)
  const { recoveryCodes } = await owner.call(secondFactor.confirm, { code: app.code() })
  return { app, recoveryCodes }
}
