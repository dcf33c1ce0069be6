import { contract } from '@wenwu/core/federation/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { authorize, orExplained } from './authorize.ts'
import { leave } from './leave.ts'
import { singleLogin } from './single-login.ts'

export const module = defineModule('federation', contract, {
  settings: (_input, ctx) => {
    const { oidc } = ctx.services.config
    return Promise.resolve({ isOpen: oidc !== undefined, leadsEntrance: oidc?.leadsEntrance ?? false })
  },
  authorize: (input, ctx) => orExplained(ctx, () => authorize(ctx, input)),
  singleLogin: (input, ctx) => singleLogin(ctx, input),
  leave: async (input, ctx) => ({ url: await leave(ctx, input) }),
})
