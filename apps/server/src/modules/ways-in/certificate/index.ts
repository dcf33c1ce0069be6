import { contract } from '@wenwu/core/certificate/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { bindFor, listFor, unbindFor } from './administer.ts'
import { listBindings } from './binding-repository.ts'
import { askForChallenge } from './challenge.ts'
import { bindOwn, unbindOwn } from './own-bindings.ts'
import { signInByCertificate } from './sign-in.ts'
import { wayOf } from './way.ts'

export { insertBinding } from './binding-repository.ts'
export { authorityHash } from './chain.ts'
export { testAnchors } from './trust.ts'

export const module = defineModule('certificate', contract, {
  way: (_input, ctx) => Promise.resolve(wayOf(ctx.services.config)),
  ask: ({ kind }, ctx) => Promise.resolve(askForChallenge(ctx, 'sign-in', kind)),
  signIn: (input, ctx) => signInByCertificate(ctx, input),
  askToBind: (_input, ctx) => Promise.resolve(askForChallenge(ctx, 'bind', null)),
  bindings: (_input, ctx) => listBindings(ctx.db, ctx.actor.userId, false),
  bind: (input, ctx) => bindOwn(ctx, input),
  unbind: (input, ctx) => unbindOwn(ctx, input),
  bindingsOf: ({ userId }, ctx) => listFor(ctx, userId),
  bindFor: (input, ctx) => bindFor(ctx, input),
  unbindFor: (input, ctx) => unbindFor(ctx, input),
})
