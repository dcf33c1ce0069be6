import { z } from 'zod'
import { inData, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText } from '../http/wire.ts'
import { checkedPaperSchema, filingSchema, paperSchema } from './schemas.ts'

const ofCase = plain(z.object({ caseId: idText }))
const address = inData(plain(z.object({ url: z.string() })))

export const contract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:caseId/papers',
    summary: 'The papers of a case that the caller may read, oldest first',
    access: 'signed-in',
    tx: 'read',
    input: ofCase,
    output: inData(plain(z.object({ papers: z.array(paperSchema) }))),
  }),
  filing: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:caseId/filing',
    summary: 'What was filed, from the receipt that was frozen then; null for a case without one',
    access: 'signed-in',
    tx: 'read',
    input: ofCase,
    output: inData(plain(z.object({ filing: filingSchema.nullable() }))),
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/v1/papers/:id/pdf',
    summary: 'A short-lived address of a paper as PDF, drawn from what was frozen',
    access: 'signed-in',
    tx: 'read',
    input: plain(z.object({ id: idText })),
    output: address,
  }),
  wholeCase: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:caseId/pdf',
    summary: 'A short-lived address of the whole case as PDF, as far as the caller may see it now',
    access: 'signed-in',
    tx: 'read',
    input: ofCase,
    output: address,
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/v1/papers/checks/:code',
    summary: 'Whether a code belongs to a paper: its kind, number, day and state; null for any other',
    access: 'public',
    tx: 'read',
    // room for the whole address that stands on a paper
    input: plain(z.object({ code: z.string().max(500) })),
    output: inData(plain(z.object({ paper: checkedPaperSchema.nullable() }))),
  }),
}
