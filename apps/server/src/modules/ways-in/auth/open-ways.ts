import type { SignInMethod } from '@wenwu/core/auth/model'
import type { Config } from '../../../platform/config.ts'
import { canSendMessages } from '../../base/messages/index.ts'

/**
 * The ways in that this installation has open. A way that only works against a local counterpart (a simulator, an outbox, a test
 * authority) is open outside production alone.
 */
export function openWays(config: Config): SignInMethod[] {
  return [
    'password',
    ...(canSendMessages(config) ? (['sms'] as const) : []),
    ...(config.oidc === undefined ? [] : (['oidc'] as const)),
    'qr',
    ...(config.certificate === undefined ? [] : (['certificate'] as const)),
    ...(config.nationalPlatform === undefined ? [] : (['platform'] as const)),
  ]
}
