import { contract } from '@wenwu/core/device/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { device } from '../auth/index.ts'

export const module = defineModule('device', contract, {
  nonce: (_input, ctx) => Promise.resolve({ nonce: device.makeNonce(ctx) }),
  enterRemembered: ({ kind }, ctx) => device.enterRemembered(ctx, kind),
  forgetRemembered: (_input, ctx) => device.forgetRemembered(ctx),
})
