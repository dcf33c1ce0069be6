import { z } from 'zod'
import { inData, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { counterNumber, limits } from '../http/wire.ts'
import { pageCodec, queryCodec } from '../list/wire.ts'
import { stepList } from './list.ts'
import { stepPersonSchema, stepSettingsSchema, stepViewSchema, unattendedTaskSchema } from './schemas.ts'

const access = ['task-settings.manage'] as const
const stepOf = { itemCode: z.string().min(1).max(60), step: z.string().min(1).max(100) }

/** How the tasks of a step are given out, how long they may stay and who is told (任务配置). */
export const contract = {
  query: endpoint({
    method: 'POST',
    path: '/api/v1/task-settings/query',
    summary: 'One page of the steps of all items with their settings',
    access,
    tx: 'read',
    input: queryCodec(stepList),
    output: inData(pageCodec(plain(stepViewSchema))),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/task-settings/:itemCode/:step',
    summary: 'One step of an item with its settings',
    access,
    tx: 'read',
    input: plain(z.object(stepOf)),
    output: inData(plain(stepViewSchema)),
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/v1/task-settings/:itemCode/:step/people',
    summary: 'Officials with open accounts who can act at a step, by part of a name or user name',
    access,
    tx: 'read',
    input: plain(z.object({ ...stepOf, keyword: z.string().max(limits.keyword).optional() })),
    output: inData(plain(z.array(stepPersonSchema))),
  }),
  unattended: endpoint({
    method: 'GET',
    path: '/api/v1/task-settings/unattended',
    summary: 'Open tasks of offices that no account can act on',
    access,
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(z.array(unattendedTaskSchema))),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/task-settings/:itemCode/:step',
    summary: 'Sets how the tasks of a step are given out from now on',
    access,
    tx: 'write',
    input: plain(z.object({ ...stepOf, settings: stepSettingsSchema, version: counterNumber })),
    output: inData(plain(stepViewSchema)),
  }),
}
