import { z } from 'zod'
import { batchResults, maxBatch } from '../http/batch.ts'
import { inData, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText } from '../http/wire.ts'
import { maxReason } from './model.ts'
import { migratableItemSchema, migratingCaseSchema, migrationSchema } from './schemas.ts'

const access = ['case.migrate'] as const
const ids = z.array(idText).min(1).max(maxBatch)
const reason = z.string().max(maxReason)

/** Running cases are taken to another version of their item, and back (decision 0132). */
export const contract = {
  items: endpoint({
    method: 'GET',
    path: '/api/v1/case-migrations/items',
    summary: 'Items of which there are several versions, with the running cases of each',
    access,
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(z.array(migratableItemSchema))),
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/v1/case-migrations/preview/:versionId',
    summary: 'Running cases of the other versions of an item: where each stands, where it would stand, what keeps it',
    access,
    tx: 'read',
    input: plain(z.object({ versionId: idText })),
    output: inData(plain(z.object({ cases: z.array(migratingCaseSchema), hasMore: z.boolean() }))),
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/v1/case-migrations',
    summary: 'Takes up to a hundred running cases to a version of their item, each by itself; says of each why it was not done',
    access,
    // each case has a transaction of its own
    tx: 'none',
    idempotent: true,
    input: plain(z.object({ versionId: idText, ids, reason })),
    output: inData(batchResults),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/case-migrations',
    summary: 'The cases that were taken to another version last, and whether that can be undone',
    access,
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(z.array(migrationSchema))),
  }),
  revert: endpoint({
    method: 'POST',
    path: '/api/v1/case-migrations/revert',
    summary: 'Takes cases back to the version they came from, as long as nobody has acted since; each by itself',
    access,
    tx: 'none',
    idempotent: true,
    input: plain(z.object({ ids, reason })),
    output: inData(batchResults),
  }),
}
