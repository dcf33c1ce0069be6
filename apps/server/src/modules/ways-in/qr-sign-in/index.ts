import { contract } from '@wenwu/core/qr-sign-in/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { askForCode, decideCode, pollCode, scanCode } from './qr-service.ts'

export const module = defineModule('qr-sign-in', contract, {
  ask: (input, ctx) => askForCode(ctx, input.kind),
  poll: (_input, ctx) => pollCode(ctx),
  scan: (input, ctx) => scanCode(ctx, input.secret),
  decide: (input, ctx) => decideCode(ctx, input),
})
