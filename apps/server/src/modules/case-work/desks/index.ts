import { contract } from '@wenwu/core/desks/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { listHandlers } from './handlers.ts'
import { homeFigures } from './home-figures.ts'

export const module = defineModule('desks', contract, {
  figures: (_input, ctx) => homeFigures(ctx),
  handlers: (input, ctx) => listHandlers(ctx, input),
})
