import { contract } from '@wenwu/core/workgroups/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { findMembers, getWorkGroup, queryWorkGroups } from './workgroup-repository.ts'
import { createWorkGroup, removeWorkGroup, updateWorkGroup } from './workgroup-service.ts'

export const module = defineModule('workgroups', contract, {
  query: (input, ctx) => queryWorkGroups(ctx.db, input),
  get: (input, ctx) => getWorkGroup(ctx.db, input.id),
  people: (input, ctx) => findMembers(ctx.db, input.keyword),
  create: (input, ctx) => createWorkGroup(ctx, input),
  update: (input, ctx) => updateWorkGroup(ctx, input),
  remove: (input, ctx) => removeWorkGroup(ctx, input.id),
})
