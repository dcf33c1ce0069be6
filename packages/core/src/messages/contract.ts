import { z } from 'zod'
import { inData, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { messageTemplates } from './model.ts'

const outboxMessage = z.object({
  id: z.string(),
  /** Empty for an e-mail. */
  mobile: z.string(),
  /** Address and subject of an e-mail; empty for an SMS. */
  email: z.string(),
  subject: z.string(),
  template: z.enum(messageTemplates),
  text: z.string(),
  sentAt: z.string(),
})
export type OutboxMessage = z.output<typeof outboxMessage>

export const contract = {
  outbox: endpoint({
    method: 'GET',
    path: '/api/v1/messages/outbox',
    summary:
      'Development and rehearsal only: the messages that would have gone to phones and mailboxes, newest first, fifty at most; not-found in production',
    access: 'public',
    tx: 'read',
    input: plain(z.object({ mobile: z.string().max(60).optional(), email: z.string().max(200).optional() })),
    output: inData(plain(z.array(outboxMessage))),
  }),
}
