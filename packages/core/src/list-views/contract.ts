import { z } from 'zod'
import { inData, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText } from '../http/wire.ts'
import { maxViewName } from './model.ts'
import { listViewSchema, viewStateSchema } from './schemas.ts'

const access = 'signed-in'
const view = inData(plain(listViewSchema))
const kept = { name: z.string().min(1).max(maxViewName), isDefault: z.boolean(), state: viewStateSchema }

/** Views of lists (列表视图): filters, tab, sort, columns and page size under a name, one's own and those of one's organisation. */
export const contract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/list-views',
    summary: 'The views of one list: the caller’s own and those of their organisation, in the order of their making',
    access,
    tx: 'read',
    input: plain(z.object({ list: z.string().min(1).max(40) })),
    output: inData(plain(z.object({ views: z.array(listViewSchema), canShare: z.boolean() }))),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/list-views',
    summary: 'Keeps a view of one’s own, or one for the whole organisation',
    access,
    tx: 'write',
    idempotent: true,
    input: plain(z.object({ list: z.string().min(1).max(40), isShared: z.boolean(), ...kept })),
    output: view,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/list-views/:id',
    summary:
      'Gives a view another name or state, or lets it open the list: what is said of it, the rest stays. `was`: the state that the caller has read; another one is not overwritten',
    access,
    tx: 'write',
    input: plain(z.object({ id: idText, ...z.object(kept).partial().shape, was: viewStateSchema.optional() })),
    output: view,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/list-views/:id',
    summary: 'Deletes a view',
    access,
    tx: 'write',
    input: plain(z.object({ id: idText })),
    output: nothing,
  }),
}
