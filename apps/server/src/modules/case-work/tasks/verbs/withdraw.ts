import { voidedStatus } from '@wenwu/core/codes/statuses'
import { withdrawalNotes } from '@wenwu/core/tasks/verbs/withdraw'
import { plainText } from '@wenwu/core/form/field-base'
import type { Ctx } from '../../../../platform/http/context.ts'
import { draftAgain } from '../../cases/index.ts'
import { tellEnded } from '../tell-ended.ts'
import { notYours, type Verb } from '../verb.ts'

/** What is decided stays as it was decided. */
export const verb: Verb = {
  offer: ({ actor, record, tasks }) => {
    if (actor.kind === 'official') return notYours
    if (record.conclusion === 'withdrawn') return { refused: 'withdrawn-already' }
    if (tasks.length === 0 || record.decided_on !== null) return notYours
    return { note: withdrawalNotes[record.accepted_at === null ? 'before' : 'after'] }
  },
  run: (_ctx, { situation, input }) => {
    const { record, tasks } = situation
    const tell = (ctx: Ctx) => tellEnded(ctx, record.id, tasks, 'case-withdrawn')
    const command = { type: 'terminate', reason: plainText(input.reason) } as const
    const details = { number: record.number }
    if (record.accepted_at !== null)
      return { role: 'applicant', command, status: voidedStatus, columns: { conclusion: 'withdrawn' }, details, after: tell }
    const after = async (ctx: Ctx): Promise<void> => {
      await tell(ctx)
      await draftAgain(ctx.db, record.id, ctx.now)
    }
    return { role: 'applicant', command, status: '01', details, after }
  },
}
