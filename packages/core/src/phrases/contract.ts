import { z } from 'zod'
import { inData, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText } from '../http/wire.ts'
import { maxPhraseLength, phrasePurposes } from './model.ts'
import { phraseSchema } from './schemas.ts'

/** Whoever has a to-do list: applicants give no opinions. */
const access = ['task.inbox'] as const
const content = z.string().min(1).max(maxPhraseLength)
const byId = plain(z.object({ id: idText }))
const phrase = inData(plain(phraseSchema))

/** Phrases for opinions and reasons (常用意见) and for what is to be corrected (常用补正意见): one's own and those of one's organisation. */
export const contract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/phrases',
    summary: 'The caller’s own phrases and those of their organisation, the ones the caller used last first',
    access,
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(z.object({ phrases: z.array(phraseSchema), canShare: z.boolean() }))),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/phrases',
    summary: 'Adds a phrase of one’s own, or one for the whole organisation',
    access,
    tx: 'write',
    idempotent: true,
    input: plain(z.object({ content, isShared: z.boolean(), purpose: z.enum(phrasePurposes) })),
    output: phrase,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/phrases/:id',
    summary: 'Words a phrase otherwise',
    access,
    tx: 'write',
    input: plain(z.object({ id: idText, content })),
    output: phrase,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/phrases/:id',
    summary: 'Deletes a phrase',
    access,
    tx: 'write',
    input: byId,
    output: nothing,
  }),
  use: endpoint({
    method: 'POST',
    path: '/api/v1/phrases/:id/use',
    summary: 'Remembers that the caller has just used a phrase, so that it comes first for them',
    access,
    tx: 'write',
    isStep: true,
    input: byId,
    output: nothing,
  }),
}
