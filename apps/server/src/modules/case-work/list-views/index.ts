import { contract } from '@wenwu/core/list-views/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { addView, changeView, listViews, removeView } from './view-service.ts'

export const module = defineModule('list-views', contract, {
  list: (input, ctx) => listViews(ctx, input.list),
  add: (input, ctx) => addView(ctx, input),
  change: (input, ctx) => changeView(ctx, input),
  remove: (input, ctx) => removeView(ctx, input.id),
})
