import { contract } from '@wenwu/core/qualified-units/contract'
import { defineModule } from '../../platform/http/handlers.ts'
import { exportQualifiedUnits } from './unit-export.ts'
import { queryQualifiedUnits } from './unit-repository.ts'

export { putQualifiedUnit } from './unit-repository.ts'

export const module = defineModule('qualified-units', contract, {
  query: (input, ctx) => queryQualifiedUnits(ctx.db, input, ctx.now),
  export: ({ columns, ...query }, ctx) => exportQualifiedUnits(ctx, query, columns),
})
