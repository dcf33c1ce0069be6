import { contract } from '@wenwu/core/registration/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { listOperators } from './operator-repository.ts'
import { addOperator, authorizeOperator, disableOperator, entityOf } from './operator-service.ts'
import { confirmAccount, registerEntity, registerIndividual } from './registration-service.ts'

export { joinEntity } from './join-entity.ts'
export { registerEntity, registerIndividual } from './registration-service.ts'

export const module = defineModule('registration', contract, {
  confirmAccount: (input, ctx) => confirmAccount(ctx, input),
  individual: (input, ctx) => registerIndividual(ctx, input),
  entity: (input, ctx) => registerEntity(ctx, input),
  addOperator: (input, ctx) => addOperator(ctx, input),
  operators: (input, ctx) => listOperators(ctx, entityOf(ctx), input),
  authorizeOperator: (input, ctx) => authorizeOperator(ctx, input),
  disableOperator: (input, ctx) => disableOperator(ctx, input),
})
