import { contract } from '@wenwu/core/obligations/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { listOfCase } from './case-obligations.ts'
import { exportObligations, queryObligations } from './obligation-list.ts'
import { linkToReportFile, removeReportFile, uploadReportFile } from './report-files.ts'
import { judgeReport, reportObligation } from './report-service.ts'

export { countObligations } from './count-obligations.ts'
export { viewObligations } from './case-obligations.ts'
export { endObligations, imposeObligations } from './impose.ts'

export const module = defineModule('obligations', contract, {
  query: (input, ctx) => queryObligations(ctx, input),
  export: (query, ctx) => exportObligations(ctx, query),
  ofCase: (input, ctx) => listOfCase(ctx, input.caseId),
  upload: (input, ctx, file) => uploadReportFile(ctx, input, file),
  removeFile: (input, ctx) => removeReportFile(ctx, input.fileId),
  fileLink: (input, ctx) => linkToReportFile(ctx, input.fileId),
  report: (input, ctx) => reportObligation(ctx, input),
  judge: (input, ctx) => judgeReport(ctx, input),
})
