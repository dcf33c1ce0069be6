import { z } from 'zod'
import { inData, mapped, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText, limits, nameText, queryNumber } from '../http/wire.ts'
import { lastPage } from '../kernel/page.ts'
import { kindNames, orderCap } from './model.ts'
import { authorityContactSchema, organizationHitSchema, organizationNodeSchema, organizationViewSchema } from './schemas.ts'

const kind = z.enum(kindNames)

const inputShape = {
  name: z.string().min(1).max(limits.name),
  code: z.string().max(40).nullable(),
  creditCode: z.string().max(18).nullable(),
  provinceCode: z.string().max(2).nullable(),
  regionCode: z.string().max(6).nullish(),
  telephone: z.string().max(60).optional(),
}
const version = z.number().int().min(1)
const view = inData(plain(organizationViewSchema))

/** One level of the tree. */
export interface ChildrenQuery {
  /** null: the root. */
  parentId: string | null
  /** First page is 1. */
  page: number
}

const childrenQuery = mapped(
  z.object({ parentId: idText.optional(), page: queryNumber.min(1).max(lastPage).optional() }),
  (wire): ChildrenQuery => ({ parentId: wire.parentId ?? null, page: wire.page ?? 1 }),
  ({ parentId, page }) => ({ parentId: parentId ?? undefined, page }),
)

const readers = ['organization.manage', 'user.read', 'workgroup.manage'] as const
const writers = ['organization.manage'] as const

export const contract = {
  children: endpoint({
    method: 'GET',
    path: '/api/v1/organizations/children',
    summary: 'The organisations right below one, or at the root, in order',
    access: readers,
    tx: 'read',
    input: childrenQuery,
    output: inData(plain(z.object({ rows: z.array(organizationNodeSchema), hasMore: z.boolean() }))),
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/v1/organizations/search',
    summary: 'Organisations whose name, code or credit code holds the words, with the way to each',
    access: readers,
    tx: 'read',
    input: plain(z.object({ keyword: nameText.max(limits.keyword) })),
    output: inData(plain(z.object({ rows: z.array(organizationHitSchema), isCapped: z.boolean() }))),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/organizations/:id',
    summary: 'One organisation with its way and with what hangs on it',
    access: readers,
    tx: 'read',
    input: plain(z.object({ id: idText })),
    output: view,
  }),
  contacts: endpoint({
    method: 'GET',
    path: '/api/v1/organizations/contacts',
    summary: 'The telephones of the bureaus that accept applications: of the provinces, then of the nation',
    access: 'public',
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(z.object({ contacts: z.array(authorityContactSchema) }))),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/organizations',
    summary: 'Adds an organisation below another or at the root',
    access: writers,
    tx: 'write',
    idempotent: true,
    input: plain(z.object({ ...inputShape, kind, parentId: idText.nullable() })),
    output: view,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/organizations/:id',
    summary: 'Changes name, codes and province of an organisation',
    access: writers,
    tx: 'write',
    input: plain(z.object({ id: idText, ...inputShape, version })),
    output: view,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/v1/organizations/:id/move',
    summary: 'Hangs an organisation with all that is below it somewhere else',
    access: writers,
    tx: 'write',
    input: plain(z.object({ id: idText, parentId: idText.nullable(), version })),
    output: view,
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/api/v1/organizations/reorder',
    summary: 'Puts all organisations of one level into an order',
    access: writers,
    tx: 'write',
    input: plain(z.object({ parentId: idText.nullable(), ids: z.array(idText).min(1).max(orderCap) })),
    output: nothing,
  }),
  setActive: endpoint({
    method: 'POST',
    path: '/api/v1/organizations/:id/active',
    summary: 'Activates an organisation, or deactivates one on which nothing hangs any more',
    access: writers,
    tx: 'write',
    input: plain(z.object({ id: idText, isActive: z.boolean(), version })),
    output: view,
  }),
}
