import { z } from 'zod'
import { inData, mapped, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText, limits, pageNation } from '../http/wire.ts'
import type { Page, PageRequest } from '../kernel/page.ts'
import { maxMembers, workGroupSorts, type WorkGroupFilter, type WorkGroupRow, type WorkGroupSort } from './model.ts'
import { workGroupPersonSchema, workGroupRowSchema, workGroupViewSchema } from './schemas.ts'

export interface WorkGroupQuery {
  filter: WorkGroupFilter
  sort: WorkGroupSort
  page: PageRequest
}

const inputShape = {
  name: z.string().min(1).max(limits.name),
  code: z.string().max(40).nullable(),
  purpose: z.string().max(2000),
  organizationId: idText.nullable(),
  isActive: z.boolean(),
  members: z.array(z.object({ userId: idText, isLeader: z.boolean() })).max(maxMembers),
}

const query = mapped(
  z.object({
    keyWord: z.string().max(limits.keyword).optional(),
    active: z.enum(['true', 'false']).optional(),
    sort: z.enum(workGroupSorts).optional(),
    pageNation,
  }),
  (wire): WorkGroupQuery => ({
    filter: { keyword: wire.keyWord, isActive: wire.active === undefined ? undefined : wire.active === 'true' },
    sort: wire.sort ?? 'name-asc',
    page: { number: wire.pageNation.pageNumber, size: wire.pageNation.pageSize },
  }),
  ({ filter, sort, page }) => ({
    keyWord: filter.keyword,
    active: filter.isActive === undefined ? undefined : filter.isActive ? ('true' as const) : ('false' as const),
    sort,
    pageNation: { pageNumber: page.number, pageSize: page.size },
  }),
)

const page = inData(
  mapped(
    z.object({ data: z.array(workGroupRowSchema), pagination: z.object({ totalNum: z.number(), capped: z.boolean() }) }),
    (wire): Page<WorkGroupRow> => ({ rows: wire.data, total: wire.pagination.totalNum, isCapped: wire.pagination.capped }),
    (domain) => ({ data: domain.rows, pagination: { totalNum: domain.total, capped: domain.isCapped } }),
  ),
)

const access = ['workgroup.manage'] as const

export const contract = {
  query: endpoint({
    method: 'POST',
    path: '/api/v1/workgroups/query',
    summary: 'One page of the work groups',
    access,
    tx: 'read',
    input: query,
    output: page,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/workgroups/:id',
    summary: 'One work group with its members',
    access,
    tx: 'read',
    input: plain(z.object({ id: idText })),
    output: inData(plain(workGroupViewSchema)),
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/v1/workgroups/people',
    summary: 'Officials who may become members, by part of a name or user name',
    access,
    tx: 'read',
    input: plain(z.object({ keyword: z.string().max(limits.keyword) })),
    output: inData(plain(z.array(workGroupPersonSchema))),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/workgroups',
    summary: 'Adds a work group',
    access,
    tx: 'write',
    idempotent: true,
    input: plain(z.object(inputShape)),
    output: inData(plain(workGroupViewSchema)),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/workgroups/:id',
    summary: 'Changes a work group with its members',
    access,
    tx: 'write',
    input: plain(z.object({ ...inputShape, id: idText, version: z.number().int().min(1) })),
    output: inData(plain(workGroupViewSchema)),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/workgroups/:id',
    summary: 'Deletes a work group that no open task is offered to',
    access,
    tx: 'write',
    input: plain(z.object({ id: idText })),
    output: nothing,
  }),
}
