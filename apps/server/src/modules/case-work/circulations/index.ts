import { contract } from '@wenwu/core/circulations/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { queryCirculations } from './circulation-repository.ts'
import { exportCirculations } from './export-circulations.ts'

export { circulate, isToRead, markRead } from './circulation-repository.ts'

export const module = defineModule('circulations', contract, {
  query: (input, ctx) => queryCirculations(ctx, input),
  export: (query, ctx) => exportCirculations(ctx, query),
})
