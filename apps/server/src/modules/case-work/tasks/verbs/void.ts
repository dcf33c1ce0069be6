import { voidedStatus } from '@wenwu/core/codes/statuses'
import { plainText } from '@wenwu/core/form/field-base'
import { isVoidable } from '../../cases/index.ts'
import { tellApplicantOf } from '../tell-applicant.ts'
import { tellEnded } from '../tell-ended.ts'
import { notYours, type Verb } from '../verb.ts'

export const verb: Verb = {
  offer: (situation) => (isVoidable(situation.actor, situation.record) && situation.isOfHolder() ? {} : notYours),
  run: ({ actor }, { situation, input }) => ({
    role: actor.roles[0] ?? '',
    command: { type: 'terminate', reason: plainText(input.reason) },
    status: voidedStatus,
    after: async (ctx) => {
      const { record, tasks } = situation
      await ctx.services.endObligations(ctx.db, record.id)
      // the reason is in the history, which the applicant reads
      await tellApplicantOf(ctx, record, 'case-voided')
      await tellEnded(
        ctx,
        record.id,
        tasks.filter((task) => situation.settingsOf(task).organization !== 'applicant'),
      )
    },
  }),
}
