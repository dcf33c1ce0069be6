import { countCap } from '@wenwu/core/kernel/page'
import { contract } from '@wenwu/core/qualified-units/contract'
import { qualifiedUnitList } from '@wenwu/core/qualified-units/list'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { defineModule } from '../../../platform/http/handlers.ts'
import { exportList } from '../../../platform/xlsx/export-list.ts'
import { queryQualifiedUnits, readQualifiedUnits } from './unit-repository.ts'

export { putQualifiedUnit } from './unit-repository.ts'

export const module = defineModule('qualified-units', contract, {
  query: (input, ctx) => queryQualifiedUnits(ctx.db, input, ctx.now),
  // as many as a list counts, for anybody may ask
  export: async (query, ctx) => {
    const rows = await inTransaction(ctx.services.pool, (db) => readQualifiedUnits(db, query, ctx.now, countCap))
    return exportList(ctx, qualifiedUnitList, query, rows)
  },
})
