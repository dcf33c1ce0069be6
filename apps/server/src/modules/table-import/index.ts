import { contract } from '@wenwu/core/table-import/contract'
import { defineModule } from '../../platform/http/handlers.ts'
import { readTable, tableTemplate } from './table-import.ts'

export const module = defineModule('table-import', contract, {
  read: (input, ctx, file) => readTable(ctx, input, file),
  template: ({ caseId, path }, ctx) => tableTemplate(ctx, caseId, path),
})
