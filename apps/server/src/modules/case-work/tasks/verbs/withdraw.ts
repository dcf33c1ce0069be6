import { voidedStatus } from '@wenwu/core/codes/statuses'
import { plainText } from '@wenwu/core/form/field-base'
import { draftAgain } from '../../cases/index.ts'
import { notYours, type Verb } from '../verb.ts'

/** What is decided stays as it was decided. */
export const verb: Verb = {
  offer: ({ actor, record, tasks }) => (actor.kind !== 'official' && tasks.length > 0 && record.decided_on === null ? {} : notYours),
  run: (_ctx, { situation, input }) => {
    const { record } = situation
    const command = { type: 'terminate', reason: plainText(input.reason) } as const
    const details = { number: record.number }
    if (record.accepted_at !== null)
      return { role: 'applicant', command, status: voidedStatus, columns: { conclusion: 'withdrawn' }, details }
    return { role: 'applicant', command, status: '01', details, after: ({ db, now }) => draftAgain(db, record.id, now) }
  },
}
