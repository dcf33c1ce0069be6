import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** The authority that holds an open case ends it for good (status G999). */
export const verb: VerbDeclaration = {
  position: 90,
  label: text('作废该申请', 'Void this application', { ja_JP: 'この申請を取り消す', ko_KR: '이 신청 무효 처리' }),
  tone: 'danger',
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
  on: 'case',
  permission: 'case.void',
  form: [reason],
  event: { kind: 'voided', words: text('作废', 'Voided', { ja_JP: '取消し', ko_KR: '무효 처리' }), isReasonTold: true },
}
