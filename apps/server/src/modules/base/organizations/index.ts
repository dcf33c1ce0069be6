import { contract } from '@wenwu/core/organizations/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { getOrganization, listChildren, listContacts, searchOrganizations } from './organization-repository.ts'
import {
  createOrganization,
  moveOrganization,
  reorderOrganizations,
  setOrganizationActive,
  updateOrganization,
} from './organization-service.ts'

export { keepsShared } from './organization-rights.ts'
export { requireActiveOrganization } from './organization-service.ts'

export const module = defineModule('organizations', contract, {
  children: (input, ctx) => listChildren(ctx.db, input),
  search: (input, ctx) => searchOrganizations(ctx.db, input.keyword),
  get: (input, ctx) => getOrganization(ctx.db, input.id),
  contacts: async (_input, ctx) => ({ contacts: await listContacts(ctx.db) }),
  create: (input, ctx) => createOrganization(ctx, input),
  update: (input, ctx) => updateOrganization(ctx, input),
  move: (input, ctx) => moveOrganization(ctx, input),
  reorder: (input, ctx) => reorderOrganizations(ctx, input),
  setActive: (input, ctx) => setOrganizationActive(ctx, input),
})
