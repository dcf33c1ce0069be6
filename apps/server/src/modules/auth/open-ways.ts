import type { SignInMethod } from '@wenwu/core/auth/model'
import type { Config } from '../../platform/config.ts'

/**
 * The ways in that this installation has open. A way that only works against a local counterpart (a simulator, an outbox, a test
 * authority) is open outside production alone.
 */
export function openWays(_config: Config): SignInMethod[] {
  return ['password']
}
