import { text } from '@wenwu/core/i18n/text'
import { voidedStatus } from '@wenwu/core/codes/statuses'
import { plainText } from '@wenwu/core/form/field-base'
import { isVoidable } from '../../cases/index.ts'
import { tellApplicantOf } from '../tell/tell-applicant.ts'
import { tellEnded } from '../tell/tell-ended.ts'
import { notYours, type Verb } from '../verb.ts'

export const verb: Verb = {
  about: text('终止流程，不再办理', 'The case ends for good', {
    ja_JP: '手続を終了し、以後処理しない',
    ko_KR: '절차를 끝내고 더 처리하지 않음',
  }),
  hint: text(
    '作废后流程终止，全部待办取消，理由告知申请人；此后只有本单位负责人可以依据规定重新办理。',
    'The process ends and every open task with it; the applicant reads the reason. Only the head of your body can take it up again then.',
    {
      ja_JP:
        '手続きは終了し、処理待ちはすべて取り消され、理由は申請者に伝えられます。以後は所属機関の責任者だけが根拠を示して再度処理できます。',
      ko_KR:
        '절차가 끝나고 처리 대기가 모두 취소되며 사유는 신청인에게 알립니다. 이후에는 소속 기관 책임자만 근거를 밝혀 다시 처리할 수 있습니다.',
    },
  ),
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
