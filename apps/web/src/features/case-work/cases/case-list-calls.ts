import { contract } from '@wenwu/core/cases/contract'
import type { CaseFilter, CaseQuery } from '@wenwu/core/cases/list'
import type { ExportQuery } from '@wenwu/core/list/wire'
import { call, fetchFile } from '../../../lib/call.ts'

/** What a list of cases asks the server for. */
export const caseListCalls = {
  fetchPage: (query: CaseQuery, signal: AbortSignal) => call(contract.query, { ...query, isCounting: true }, { signal }),
  fetchCounts: async (filter: CaseFilter, signal: AbortSignal) => (await call(contract.countPresets, { filter }, { signal })).presets,
  exportRows: (query: ExportQuery<CaseFilter, CaseQuery['sort']>) => fetchFile(contract.export, query),
}
