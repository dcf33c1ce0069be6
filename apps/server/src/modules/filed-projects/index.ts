import { contract } from '@wenwu/core/filed-projects/contract'
import { defineModule } from '../../platform/http/handlers.ts'
import { linkToApproval, uploadApproval } from './approval-file.ts'
import { exportFiledProjects } from './project-export.ts'
import { queryFiledProjects } from './project-repository.ts'
import { provinceScopeOf } from './province-scope.ts'

export { putFiledProject } from './project-repository.ts'
export { isInProvinces, provinceScopeOf, type ProvinceScope } from './province-scope.ts'

export const module = defineModule('filed-projects', contract, {
  query: (input, ctx) => queryFiledProjects(ctx.db, provinceScopeOf(ctx.actor), input),
  export: ({ columns, ...query }, ctx) => exportFiledProjects(ctx, query, columns),
  uploadApproval: ({ projectId }, ctx, file) => uploadApproval(ctx, projectId, file),
  approvalLink: ({ id }, ctx) => linkToApproval(ctx, id),
})
