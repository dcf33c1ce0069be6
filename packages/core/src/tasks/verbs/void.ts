import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** The authority that holds an open case ends it for good (status G999). */
export const verb: VerbDeclaration = {
  position: 90,
  label: text('作废该申请', 'Void this application', { ja_JP: 'この申請を取り消す', ko_KR: '이 신청 무효 처리' }),
  tone: 'danger',
  hint: text(
    '作废后流程终止，全部待办取消，申请人、承办人都不能撤销；理由告知申请人。确有差错需要继续的，只能由本单位负责人依据规定“重新办理”。',
    'The process ends and every open task with it; neither applicant nor handler can undo it. The applicant reads the reason. Where it has to go on after all, only the head of your body can take it up again, on a ground.',
    {
      ja_JP:
        '手続きは終了し、処理待ちはすべて取り消されます。申請者も担当者も元に戻せません。理由は申請者に伝えられます。やむを得ず続ける場合は、所属機関の責任者が根拠を示して「再度処理する」ことしかできません。',
      ko_KR:
        '절차가 끝나고 처리 대기가 모두 취소되며 신청인과 담당자는 되돌릴 수 없습니다. 사유는 신청인에게 알립니다. 부득이 계속해야 하는 경우 소속 기관 책임자만 근거를 밝혀 「다시 처리」할 수 있습니다.',
    },
  ),
  on: 'case',
  permission: 'case.void',
  form: [reason],
  event: { kind: 'voided', words: text('作废', 'Voided', { ja_JP: '取消し', ko_KR: '무효 처리' }), isReasonTold: true },
}
