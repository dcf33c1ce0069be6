import { z } from 'zod'
import { inData, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { queryCodec } from '../list/wire.ts'
import { incidentList } from './list.ts'
import { maxReason } from './model.ts'
import { incidentPage } from './wire.ts'

const access = ['incident.manage'] as const
const jobId = z.string().regex(/^\d{1,18}$/)

/** Jobs that failed for good: read, mended and run again, or closed with a reason. */
export const contract = {
  query: endpoint({
    method: 'POST',
    path: '/api/v1/incidents/query',
    summary: 'One page of the jobs that failed, and how many there are under each tab',
    access,
    tx: 'read',
    input: queryCodec(incidentList),
    output: inData(incidentPage),
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/v1/incidents/figures',
    summary: 'How many jobs wait for an administrator',
    access,
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(z.object({ open: z.number() }))),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/v1/incidents/:id/retry',
    summary: 'Runs a job again that failed for good, or now one that would be tried later',
    access,
    tx: 'write',
    idempotent: true,
    input: plain(z.object({ id: jobId })),
    output: nothing,
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/v1/incidents/:id/close',
    summary: 'Gives a failed job up, with a reason; it is not run any more',
    access,
    tx: 'write',
    idempotent: true,
    input: plain(z.object({ id: jobId, reason: z.string().max(maxReason) })),
    output: nothing,
  }),
}
