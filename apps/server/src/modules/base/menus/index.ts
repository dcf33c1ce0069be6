import { contract } from '@wenwu/core/menus/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { addEntry, changeEntry, listEntries, moveEntry, removeEntry, restoreEntry } from './menu-service.ts'

export const module = defineModule('menus', contract, {
  list: (_input, ctx) => listEntries(ctx),
  add: (input, ctx) => addEntry(ctx, input),
  change: (input, ctx) => changeEntry(ctx, input),
  move: (input, ctx) => moveEntry(ctx, input),
  remove: (input, ctx) => removeEntry(ctx, input.id),
  restore: (input, ctx) => restoreEntry(ctx, input.id),
})
