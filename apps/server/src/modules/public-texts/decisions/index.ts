import { contract } from '@wenwu/core/decisions/contract'
import { decisionList } from '@wenwu/core/decisions/list'
import { countCap } from '@wenwu/core/kernel/page'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { defineModule } from '../../../platform/http/handlers.ts'
import { exportList } from '../../../platform/xlsx/export-list.ts'
import { queryDecisions, readDecision, readDecisions } from './decision-repository.ts'

export { newestDecisionIds, queryDecisions, readDecision } from './decision-repository.ts'

export const module = defineModule('decisions', contract, {
  get: ({ id }, ctx) => readDecision(ctx.db, id),
  query: (input, ctx) => queryDecisions(ctx.services, ctx.db, input),
  // as many as a list counts, for anybody may ask
  export: async (query, ctx) =>
    exportList(ctx, decisionList, query, await inTransaction(ctx.services.pool, (db) => readDecisions(ctx.services, db, query, countCap))),
})
