import { contract } from '@wenwu/core/search/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { search } from './search-service.ts'
import { suggest } from './suggestions.ts'
import { addSynonyms, changeSynonyms, listSynonyms, removeSynonyms } from './synonyms.ts'

export { isSaidBy } from './is-said-by.ts'
export { runSearch, searchPoolOptions } from './search-limits.ts'
export {
  putSearchDocument,
  putSearchDocuments,
  removeSearchDocument,
  settleSearch,
  type SearchDocument,
  type SearchPart,
} from './search-document.ts'

export const module = defineModule('search', contract, {
  search: (input, ctx) => search(ctx, input),
  suggestions: ({ q }, ctx) => suggest(ctx, q),
  synonyms: (_input, ctx) => listSynonyms(ctx),
  addSynonyms: ({ words }, ctx) => addSynonyms(ctx, words),
  changeSynonyms: (input, ctx) => changeSynonyms(ctx, input),
  removeSynonyms: ({ id }, ctx) => removeSynonyms(ctx, id),
})
