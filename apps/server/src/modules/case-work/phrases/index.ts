import { contract } from '@wenwu/core/phrases/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { rememberUse } from './phrase-repository.ts'
import { addPhrase, changePhrase, listPhrases, removePhrase } from './phrase-service.ts'

export const module = defineModule('phrases', contract, {
  list: (_input, ctx) => listPhrases(ctx),
  add: (input, ctx) => addPhrase(ctx, input),
  change: (input, ctx) => changePhrase(ctx, input),
  remove: (input, ctx) => removePhrase(ctx, input.id),
  use: (input, ctx) => rememberUse(ctx.db, ctx.actor, input.id, ctx.now),
})
