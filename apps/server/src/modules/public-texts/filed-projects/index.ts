import { contract } from '@wenwu/core/filed-projects/contract'
import { filedProjectList } from '@wenwu/core/filed-projects/list'
import { countCap } from '@wenwu/core/kernel/page'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { defineModule } from '../../../platform/http/handlers.ts'
import { exportList } from '../../../platform/xlsx/export-list.ts'
import { provinceScopeOf } from '../../base/roles/index.ts'
import { linkToApproval, uploadApproval } from './approval-file.ts'
import { queryFiledProjects, readFiledProjects } from './project-repository.ts'

export { putFiledProject } from './project-repository.ts'

export const module = defineModule('filed-projects', contract, {
  query: (input, ctx) => queryFiledProjects(ctx.db, provinceScopeOf(ctx.actor), input),
  // as many as a list counts
  export: async (query, ctx) => {
    const scope = provinceScopeOf(ctx.actor)
    const rows = await inTransaction(ctx.services.pool, (db) => readFiledProjects(db, scope, query, countCap))
    return exportList(ctx, filedProjectList, query, rows)
  },
  uploadApproval: ({ projectId }, ctx, file) => uploadApproval(ctx, projectId, file),
  approvalLink: ({ id }, ctx) => linkToApproval(ctx, id),
})
