import { contract } from '@wenwu/core/imports/contract'
import { defineModule } from '../../platform/http/handlers.ts'
import { checkFile, localeOf, problemFile, startRun, templateFile } from './import-service.ts'
import { getRun, listRuns } from './run-repository.ts'

export { importCommand } from './import-command.ts'
export { importJob, runImport } from './import-service.ts'

export const module = defineModule('imports', contract, {
  check: ({ target }, ctx, file) => checkFile(ctx, target, file),
  list: (_input, ctx) => listRuns(ctx.db, ctx.actor.userId),
  get: ({ id }, ctx) => getRun(ctx.db, id, ctx.actor.userId, localeOf(ctx)),
  start: ({ id }, ctx) => startRun(ctx, id),
  problems: ({ id, language }, ctx) => problemFile(ctx, id, language ?? 'zh_CN'),
  template: ({ target }) => Promise.resolve(templateFile(target)),
})
