import { voidedStatus } from '@wenwu/core/codes/statuses'
import { plainText } from '@wenwu/core/form/field-base'
import { isVoidable } from '../../cases/index.ts'
import { notYours, type Verb } from '../verb.ts'

export const verb: Verb = {
  offer: (situation) => (isVoidable(situation.actor, situation.record) && situation.isOfHolder() ? {} : notYours),
  run: ({ actor }, { situation, input }) => ({
    role: actor.roles[0] ?? '',
    command: { type: 'terminate', reason: plainText(input.reason) },
    status: voidedStatus,
    after: ({ db, services }) => services.endObligations(db, situation.record.id),
  }),
}
