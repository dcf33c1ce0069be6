import { text } from '@wenwu/core/i18n/text'
import { voidedStatus } from '@wenwu/core/codes/statuses'
import { withdrawalNotes } from '@wenwu/core/tasks/verbs/withdraw'
import { plainText } from '@wenwu/core/form/field-base'
import type { Ctx } from '../../../../platform/http/context.ts'
import { draftAgain } from '../../cases/index.ts'
import { tellEnded } from '../tell/tell-ended.ts'
import { notYours, type Verb } from '../verb.ts'

/** What is decided stays as it was decided. */
export const verb: Verb = {
  about: text('收回申请，修改后重新提交或者不再申请', 'Take it back, to change it or for good', {
    ja_JP: '申請を取り戻し、修正して再提出するか取りやめる',
    ko_KR: '신청을 거두어 고쳐 다시 내거나 그만둠',
  }),
  hint: text(
    '受理前撤回的，申请回到草稿，已填内容和材料全部保留，可以修改后重新提交；受理后撤回的，本申请终止，不能恢复。',
    'Before acceptance it becomes a draft again with all that was filled in and handed in. After acceptance it ends for good.',
    {
      ja_JP: '受理前の取り下げは下書きに戻り、入力内容と書類はすべて残ります。受理後の取り下げは申請を終了し、元に戻せません。',
      ko_KR: '접수 전 철회하면 작성 내용과 서류를 모두 남긴 채 초안으로 돌아갑니다. 접수 후 철회하면 신청이 종료되며 되돌릴 수 없습니다.',
    },
  ),
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
