import { contract } from '@wenwu/core/annual-plans/contract'
import { mostImportedRows } from '@wenwu/core/annual-plans/model'
import { afterReading, defineModule } from '../../../platform/http/handlers.ts'
import { listThirdParties } from '../../base/accounts/index.ts'
import { readRows as readFile } from '../../public-texts/imports/index.ts'
import { closeBatch, listBatches, listProgress, moveDeadline, openBatch } from './batch-service.ts'
import { decideRows } from './decide-service.ts'
import { exportPlanRows, exportPlans, exportProjects, rowTemplate } from './export-rows.ts'
import { importRows } from './import-rows.ts'
import { movePlan, readDifference, startPlan } from './move-service.ts'
import { queryPlans } from './plan-repository.ts'
import { viewPlan } from './plan-view.ts'
import { queryRows, rowsOfCase } from './row-repository.ts'
import { moveRow } from './row-move-service.ts'
import { addRow, changeRow, groupRows, rankRow, removeRows, requireOpenPlan } from './row-service.ts'
import { findEarlierRows, viewRow } from './row-view.ts'

export { keepSubmission } from './keep-submission.ts'
export { storedFacts } from './row-checks.ts'

export const module = defineModule('annual-plans', contract, {
  batches: (_input, ctx) => listBatches(ctx),
  openBatch: (input, ctx) => openBatch(ctx, input),
  moveDeadline: (input, ctx) => moveDeadline(ctx, input),
  batchProgress: (_input, ctx) => listProgress(ctx),
  closeBatch: ({ id }, ctx) => closeBatch(ctx, id),
  query: (input, ctx) => queryPlans(ctx, input),
  export: (query, ctx) => exportPlans(ctx, query),
  start: ({ batchId }, ctx) => startPlan(ctx, batchId),
  get: ({ id }, ctx) => viewPlan(ctx, id),
  move: (input, ctx) => movePlan(ctx, input),
  difference: ({ id }, ctx) => readDifference(ctx, id),
  thirdParties: async (_input, ctx) => (await listThirdParties(ctx.db)).map(({ id, name }) => ({ id, name })),
  rows: (input, ctx) => queryRows(ctx, input),
  exportRows: (query, ctx) => exportPlanRows(ctx, query),
  projects: (input, ctx) => queryRows(ctx, input),
  exportProjects: (query, ctx) => exportProjects(ctx, query),
  row: ({ id }, ctx) => viewRow(ctx, id),
  ofCase: ({ id }, ctx) => rowsOfCase(ctx, id),
  earlierRows: (input, ctx) => findEarlierRows(ctx, input),
  addRow: (input, ctx) => addRow(ctx, input),
  changeRow: (input, ctx) => changeRow(ctx, input),
  removeRows: (input, ctx) => removeRows(ctx, input),
  rank: (input, ctx) => rankRow(ctx, input),
  group: (input, ctx) => groupRows(ctx, input),
  // whose plan it is, is asked before a file is read, which costs much
  importRows: afterReading(
    async ({ planId }, ctx, file) => {
      await requireOpenPlan(ctx, planId)
      return readFile(file, ctx.services.tables.for(ctx.actor.userId, ctx.signal), { kinds: ['xlsx', 'csv'], most: mostImportedRows })
    },
    ({ planId }, ctx, file, table) => importRows(ctx, planId, file, table),
  ),
  template: async (_input, ctx) => rowTemplate(ctx),
  decide: (input, ctx) => moveRow(ctx, ['decide'], input),
  decideRows: (input, ctx) => decideRows(ctx, input),
  // the bureau's holds at once, a province's waits for it
  adjust: (input, ctx) => moveRow(ctx, ['adjust', 'propose'], input),
  takeBackAdjustment: (input, ctx) => moveRow(ctx, ['take-back'], input),
  settleAdjustment: (input, ctx) => moveRow(ctx, ['settle'], input),
})
