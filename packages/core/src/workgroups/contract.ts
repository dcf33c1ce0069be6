import { z } from 'zod'
import { inData, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { counterNumber, idText, limits } from '../http/wire.ts'
import { pageCodec, queryCodec } from '../list/wire.ts'
import { workGroupList } from './list.ts'
import { maxMembers } from './model.ts'
import { workGroupPersonSchema, workGroupRowSchema, workGroupViewSchema } from './schemas.ts'

const inputShape = {
  name: z.string().min(1).max(limits.name),
  code: z.string().max(40).nullable(),
  purpose: z.string().max(2000),
  organizationId: idText.nullable(),
  isActive: z.boolean(),
  members: z.array(z.object({ userId: idText, isLeader: z.boolean() })).max(maxMembers),
}

const access = ['workgroup.manage'] as const

export const contract = {
  query: endpoint({
    method: 'POST',
    path: '/api/v1/workgroups/query',
    summary: 'One page of the work groups',
    access,
    tx: 'read',
    input: queryCodec(workGroupList),
    output: inData(pageCodec(plain(workGroupRowSchema))),
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
    input: plain(z.object({ ...inputShape, id: idText, version: counterNumber.min(1) })),
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
