import { contract } from '@wenwu/core/roles/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { listFields, readFlags, saveFlags } from './role-fields.ts'
import { findOrganizations, getRole, listRoles, toRole } from './role-repository.ts'
import { createRole, removeRole, updateRole } from './role-service.ts'
import { readTree, saveTree } from './role-trees.ts'

export { isInProvinces, provinceCondition, provinceScopeOf, type ProvinceScope } from './province-scope.ts'
export { listTicks, refreshPermissions, storeTicks, type EntryRow } from './role-ticks.ts'

export const module = defineModule('roles', contract, {
  list: (input, ctx) => listRoles(ctx.db, { size: input.size ?? 1000, number: input.page ?? 0 }),
  get: async (input, ctx) => toRole(await getRole(ctx.db, input.roleId)),
  create: (input, ctx) => createRole(ctx, input),
  update: (input, ctx) => updateRole(ctx, input),
  remove: (input, ctx) => removeRole(ctx, input.roleId),
  menuTree: (input, ctx) => readTree(ctx, input.roleId, 'menu'),
  buttonTree: (input, ctx) => readTree(ctx, input.roleId, 'button'),
  saveMenus: (input, ctx) => saveTree(ctx, input, 'menu'),
  saveButtons: (input, ctx) => saveTree(ctx, input, 'button'),
  fieldFlags: (input, ctx) => readFlags(ctx, input.roleId),
  fields: (input, ctx) => listFields(ctx, input.formId),
  saveFields: (input, ctx) => saveFlags(ctx, input),
  scopeChoices: (input, ctx) => findOrganizations(ctx.db, input),
})
