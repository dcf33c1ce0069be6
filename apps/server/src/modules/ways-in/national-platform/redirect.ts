import { type Unavailable } from '@wenwu/core/national-platform/model'
import type { RegistrantKind } from '@wenwu/core/registration/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { publicOrigin } from '../../../platform/http/public-origin.ts'
import { newSecret } from '../auth/index.ts'
import { keepFlow } from './cookies.ts'
import { askPlatform, loginUrlOf } from './link.ts'

/**
 * The address at the platform for a new sign-in. The platform is told first, so a link that is down is known before anybody leaves, and the
 * way back cannot be changed in the browser.
 */
export function redirect(ctx: Ctx, kind: RegistrantKind): Promise<{ address: string } | Unavailable> {
  return askPlatform(ctx, async (platform, settings) => {
    const state = newSecret()
    const { requestId } = await platform.announce({ kind, returnAddress: `${publicOrigin(ctx)}/platform-return`, state })
    keepFlow(ctx, { state, requestId, kind })
    const address = loginUrlOf(ctx, settings)
    address.searchParams.set('requestId', requestId)
    return { address: address.href }
  })
}
