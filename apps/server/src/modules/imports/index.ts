import { contract } from '@wenwu/core/imports/contract'
import { defineModule } from '../../platform/http/handlers.ts'
import { checkFile, importFile, localeOf, problemFile, startRun, templateFile } from './import-service.ts'
import { getRun, listRuns } from './run-repository.ts'

export { importCommand } from './import-command.ts'
export { importJob, localeOf, runImport } from './import-service.ts'
export { problemWorkbook } from './problem-sheet.ts'
export { readRows, type FileRow } from './read-file.ts'

export const module = defineModule('imports', contract, {
  check: ({ target }, ctx, file) => checkFile(ctx, target, file),
  list: (_input, ctx) => listRuns(ctx.db, ctx.actor.userId),
  get: ({ id }, ctx) => getRun(ctx.db, id, ctx.actor.userId, localeOf(ctx)),
  start: ({ id }, ctx) => startRun(ctx, id),
  problems: ({ id, language }, ctx) => problemFile(ctx, id, language ?? 'zh_CN'),
  template: async ({ target }, ctx) => templateFile(ctx, target),
  filedProjects: ({ isCheckOnly }, ctx, file) => importFile(ctx, 'filed-projects', file, isCheckOnly),
  qualifiedUnits: ({ isCheckOnly }, ctx, file) => importFile(ctx, 'qualified-units', file, isCheckOnly),
})
