import { contract } from '@wenwu/core/authorisations/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { addAuthorisation, listAuthorisations, listDeputies, revokeAuthorisation } from './authorisation-service.ts'

export const module = defineModule('authorisations', contract, {
  list: (_input, ctx) => listAuthorisations(ctx),
  deputies: (_input, ctx) => listDeputies(ctx),
  add: (input, ctx) => addAuthorisation(ctx, input),
  revoke: (input, ctx) => revokeAuthorisation(ctx, input.id),
})
