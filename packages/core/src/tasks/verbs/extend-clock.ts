import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** The head grants the one extension that the item knows (行政许可法 42条). */
export const verb: VerbDeclaration = {
  position: 60,
  label: text('延长办理期限', 'Extend the time', { ja_JP: '処理期間を延長', ko_KR: '처리 기간 연장' }),
  tone: 'plain',
  hint: text(
    '按事项规定的天数延长一次，理由告知申请人（《行政许可法》第四十二条）。',
    'Once, by the days that the item says; the applicant reads the reason (Administrative Licensing Law, art. 42).',
    {
      ja_JP: '事項に定める日数を一度だけ延長し、理由を申請者に伝えます（行政許可法第四十二条）。',
      ko_KR: '사무에 정한 일수만큼 한 번 연장하고 사유를 신청인에게 알립니다(행정허가법 제42조).',
    },
  ),
  on: 'case',
  permission: 'task.lead',
  form: [reason],
  event: {
    kind: 'clock-extended',
    words: text('延长办理期限', 'Time extended', { ja_JP: '処理期間を延長', ko_KR: '처리 기간 연장' }),
    isReasonTold: true,
  },
}
