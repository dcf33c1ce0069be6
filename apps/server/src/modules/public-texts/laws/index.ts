import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { countCap } from '@wenwu/core/kernel/page'
import { contract } from '@wenwu/core/laws/contract'
import { lawList } from '@wenwu/core/laws/list'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { defineModule } from '../../../platform/http/handlers.ts'
import { exportList } from '../../../platform/xlsx/export-list.ts'
import type { ContentKind } from '../publishing/index.ts'
import { findLaw } from './law-detail.ts'
import { lawKind } from './law-kind.ts'
import { queryLaws, readLaws } from './law-list.ts'

export { findLaw } from './law-detail.ts'
export { lawKind } from './law-kind.ts'
export { queryLaws } from './law-list.ts'
export { restateLaws } from './law-search.ts'

export const contentKinds: readonly ContentKind[] = [lawKind]

export const module = defineModule('laws', contract, {
  query: (input, ctx) => queryLaws(ctx.db, input, toShanghaiDate(ctx.now)),
  // as many as a list counts, for anybody may ask
  export: async (query, ctx) => {
    const rows = await inTransaction(ctx.services.pool, (db) => readLaws(db, query, toShanghaiDate(ctx.now), countCap))
    return exportList(ctx, lawList, query, rows)
  },
  find: ({ id }, ctx) => findLaw(ctx.db, id, toShanghaiDate(ctx.now)),
})
