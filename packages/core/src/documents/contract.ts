import { z } from 'zod'
import { replySchema } from '../form/types/reply/model.ts'
import { inData, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { counterNumber, dateText, idText } from '../http/wire.ts'
import { documentSummarySchema } from '../cases/schemas.ts'

const documentSchema = documentSummarySchema.extend({
  caseId: z.string(),
  mainRecipient: z.string(),
  body: z.array(z.string()),
  closing: z.string(),
  issuer: z.string(),
  schemeApprovedBy: z.enum(['province', 'national']).nullable(),
})
export type ReplyDocument = z.output<typeof documentSchema>

export const contract = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/documents/:id',
    summary: 'A reply with its text',
    access: 'signed-in',
    tx: 'read',
    input: plain(z.object({ id: idText })),
    output: inData(plain(documentSchema)),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/documents/:id',
    summary: 'Edits a reply before issue: text while drafting and signing, number and date at the office',
    access: ['task.handle'],
    tx: 'write',
    input: plain(
      z.object({
        id: idText,
        /** Of the reply as it was read; with a newer one stored it is refused, with that one in the details. */
        baseRevision: counterNumber,
        text: replySchema.optional(),
        number: z.string().max(100).nullable().optional(),
        date: dateText.nullable().optional(),
      }),
    ),
    output: inData(plain(documentSchema)),
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/v1/documents/:id/preview',
    summary: 'The reply as PDF; rendered on the spot until it is issued',
    access: 'signed-in',
    tx: 'read',
    input: plain(z.object({ id: idText })),
    output: inData(plain(z.object({ url: z.string() }))),
  }),
}
