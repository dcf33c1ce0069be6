import { contract } from '@wenwu/core/national-platform/contract'
import { AppError } from '@wenwu/core/kernel/errors'
import { defineModule } from '../../../platform/http/handlers.ts'
import { bindArrival, describeAccount, describeArrival, dropArrival, unbind } from './arrival.ts'
import { confirmSilently, enterByTicket, enterByToken } from './enter.ts'
import { leave } from './leave.ts'
import { redirect } from './redirect.ts'
import { registerArrivedEntity, registerArrivedIndividual, registerArrivedOperator } from './register.ts'
import { transfer } from './transfer.ts'

export const module = defineModule('national-platform', contract, {
  redirect: (input, ctx) => redirect(ctx, input.kind),
  redirectEntity: (_input, ctx) => redirect(ctx, 'legal-entity'),
  createTicket: (input, ctx) => enterByTicket(ctx, input.ticket),
  silentLogin: ({ token, isConfirmed }, ctx) => {
    if (token !== undefined && token !== '') return enterByToken(ctx, token)
    if (isConfirmed === true) return confirmSilently(ctx)
    throw new AppError('bad-request', { params: { field: 'token' }, field: 'token' })
  },
  transfer: (input, ctx) => transfer(ctx, input.target),
  leave: (input, ctx) => leave(ctx, input),
  arrival: (_input, ctx) => describeArrival(ctx),
  dropArrival: (_input, ctx) => dropArrival(ctx),
  account: (_input, ctx) => describeAccount(ctx),
  bind: (_input, ctx) => bindArrival(ctx),
  unbind: (_input, ctx) => unbind(ctx),
  registerIndividual: (input, ctx) => registerArrivedIndividual(ctx, input),
  registerEntity: (input, ctx) => registerArrivedEntity(ctx, input),
  registerOperator: (input, ctx) => registerArrivedOperator(ctx, input),
})
