import { z } from 'zod'
import { inData, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText } from '../http/wire.ts'
import { mostUnread } from './model.ts'
import { bellMessageSchema } from './schemas.ts'

const access = 'signed-in'

/** What the bell in the header of the product has for the caller (消息). */
export const contract = {
  count: endpoint({
    method: 'GET',
    path: '/api/v1/bell/count',
    summary: 'How many messages of the caller are unread, counted to 99',
    access,
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(z.object({ unread: z.number().int().max(mostUnread), isCapped: z.boolean() }))),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/bell',
    summary: 'Messages of the caller, the newest first; `before`: the last one of the page before',
    access,
    tx: 'read',
    input: plain(z.object({ before: idText.optional() })),
    output: inData(plain(z.object({ messages: z.array(bellMessageSchema), hasMore: z.boolean() }))),
  }),
  read: endpoint({
    method: 'PUT',
    path: '/api/v1/bell/:id/read',
    summary: 'Marks a message of the caller as read',
    access,
    tx: 'write',
    isStep: true,
    input: plain(z.object({ id: idText })),
    output: nothing,
  }),
  readCase: endpoint({
    method: 'PUT',
    path: '/api/v1/bell/cases/:caseId/read',
    summary: 'Marks the messages of the caller about a case as read, and says how many there were',
    access,
    tx: 'write',
    isStep: true,
    input: plain(z.object({ caseId: idText })),
    output: inData(plain(z.object({ marked: z.number().int() }))),
  }),
  readPlan: endpoint({
    method: 'PUT',
    path: '/api/v1/bell/plans/:planId/read',
    summary: 'Marks the messages of the caller about an annual plan as read, and says how many there were',
    access,
    tx: 'write',
    isStep: true,
    input: plain(z.object({ planId: idText })),
    output: inData(plain(z.object({ marked: z.number().int() }))),
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/api/v1/bell/read',
    summary: 'Marks the messages of the caller as read, up to the newest one they have seen',
    access,
    tx: 'write',
    isStep: true,
    input: plain(z.object({ upTo: idText })),
    output: nothing,
  }),
}
