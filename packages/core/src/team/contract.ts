import { z } from 'zod'
import { inData, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { columnKeys, exportCodec, pageCodec, queryCodec } from '../list/wire.ts'
import { taskRowSchema } from '../tasks/schemas.ts'
import { teamList, teamTaskList } from './list.ts'
import { teamRowSchema } from './schemas.ts'

const access = ['task.lead'] as const

export const contract = {
  query: endpoint({
    method: 'POST',
    path: '/api/v1/team/query',
    summary: 'What each person of the caller’s own body has in hand, and what is not claimed there',
    access,
    tx: 'read',
    input: queryCodec(teamList),
    output: inData(pageCodec(plain(teamRowSchema))),
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/v1/team/export',
    summary: 'The same as xlsx',
    access,
    tx: 'read',
    input: exportCodec(teamList, columnKeys(teamList)),
    output: nothing,
    stream: 'download',
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/v1/team/figures',
    summary: 'Open tasks of the caller’s own body: all, not claimed, clock near its end, clock past it (to one past the cap)',
    access,
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(z.object({ open: z.number(), unclaimed: z.number(), amber: z.number(), red: z.number() }))),
  }),
  tasks: endpoint({
    method: 'POST',
    path: '/api/v1/team/tasks/query',
    summary: 'One page of the open tasks of the caller’s own body, those of all its people',
    access,
    tx: 'read',
    input: queryCodec(teamTaskList),
    output: inData(pageCodec(plain(taskRowSchema))),
  }),
  exportTasks: endpoint({
    method: 'POST',
    path: '/api/v1/team/tasks/export',
    summary: 'The same as xlsx, streamed',
    access,
    tx: 'none',
    input: exportCodec(teamTaskList, columnKeys(teamTaskList)),
    output: nothing,
    stream: 'download',
  }),
}
