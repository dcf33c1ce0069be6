import type { contract } from '@wenwu/core/circulations/contract'
import { circulationList } from '@wenwu/core/circulations/list'
import type { InputOf } from '@wenwu/core/http/endpoint'
import { countCap } from '@wenwu/core/kernel/page'
import { sheetFields } from '@wenwu/core/list/field'
import type { Ctx } from '../../../platform/http/context.ts'
import type { StreamReply } from '../../../platform/http/handlers.ts'
import { exportList } from '../../../platform/xlsx/export-list.ts'
import { noteExport } from '../../base/audit/index.ts'
import { readCirculations } from './circulation-repository.ts'

/** What was circulated to the caller as xlsx, in the list's order. The export is audited before the first byte. */
export async function exportCirculations(ctx: Ctx, query: InputOf<typeof contract.export>): Promise<StreamReply> {
  const columns = sheetFields(circulationList.fields, query.columns).map((field) => field.title)
  // what was looked for may be a name
  const filter = { keyword: query.filter.keyword !== undefined, preset: query.filter.state }
  await noteExport(ctx, 'circulations.export', { type: 'case', id: '' }, { filter, columns })
  return exportList(ctx, circulationList, query, await readCirculations(ctx, query, countCap))
}
