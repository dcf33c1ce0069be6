import { contract } from '@wenwu/core/imports/contract'
import { afterReading, defineModule } from '../../../platform/http/handlers.ts'
import { localeOf } from '../../../platform/http/locale.ts'
import { checkFile, importFile, problemFile, readFor, startRun, templateFile } from './import-service.ts'
import { getRun, listRuns } from './run-repository.ts'

export { importCommand, stoppedCode } from './import-command.ts'
export { runImport } from './import-service.ts'
export { problemWorkbook } from './problem-sheet.ts'
export { isUnitAssumed, readRows, requireUnit, type FileRow } from './read-file.ts'

export const module = defineModule('imports', contract, {
  check: afterReading(
    ({ target }, ctx, file) => readFor(ctx, target, file),
    ({ target }, ctx, file, rows) => checkFile(ctx, target, file, rows),
  ),
  list: (_input, ctx) => listRuns(ctx.db, ctx.actor.userId),
  get: ({ id }, ctx) => getRun(ctx.db, id, ctx.actor.userId, localeOf(ctx)),
  start: ({ id }, ctx) => startRun(ctx, id),
  problems: ({ id, language }, ctx) => problemFile(ctx, id, language ?? 'zh_CN'),
  template: async ({ target }, ctx) => templateFile(ctx, target),
  filedProjects: afterReading(
    (_input, ctx, file) => readFor(ctx, 'filed-projects', file),
    ({ isCheckOnly }, ctx, file, rows) => importFile(ctx, 'filed-projects', file, rows, isCheckOnly),
  ),
  qualifiedUnits: afterReading(
    (_input, ctx, file) => readFor(ctx, 'qualified-units', file),
    ({ isCheckOnly }, ctx, file, rows) => importFile(ctx, 'qualified-units', file, rows, isCheckOnly),
  ),
})
