import { contract } from '@wenwu/core/table-import/contract'
import { afterReading, defineModule } from '../../../platform/http/handlers.ts'
import { readRows } from '../../public-texts/imports/index.ts'
import { readTable, requireTable, tableTemplate } from './table-import.ts'

export const module = defineModule('table-import', contract, {
  read: afterReading(
    async (input, ctx, file) => {
      await requireTable(ctx, input)
      return readRows(file, ctx.services.tables.for(ctx.actor.userId, ctx.signal), { kinds: ['xlsx', 'csv'] })
    },
    (input, ctx, file, { rows }) => readTable(ctx, input, file, rows),
  ),
  template: ({ caseId, path }, ctx) => tableTemplate(ctx, caseId, path),
})
