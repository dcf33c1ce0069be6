import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** The applicant withdraws a case that is not decided: before acceptance it is a draft again, afterwards it ends. */
export const verb: VerbDeclaration = {
  position: 80,
  label: text('撤回申请', 'Withdraw the application', { ja_JP: '申請を取り下げる', ko_KR: '신청 철회' }),
  tone: 'danger',
  hint: text(
    '受理前撤回的，申请回到草稿，已填内容和材料全部保留，可以修改后重新提交；受理后撤回的，本申请终止，不能恢复。',
    'Before acceptance it becomes a draft again with all that was filled in and handed in. After acceptance it ends for good.',
    {
      ja_JP: '受理前の取り下げは下書きに戻り、入力内容と書類はすべて残ります。受理後の取り下げは申請を終了し、元に戻せません。',
      ko_KR: '접수 전 철회하면 작성 내용과 서류를 모두 남긴 채 초안으로 돌아갑니다. 접수 후 철회하면 신청이 종료되며 되돌릴 수 없습니다.',
    },
  ),
  on: 'case',
  permission: 'case.apply',
  form: [reason],
  event: { kind: 'withdrawn', words: text('撤回申请', 'Withdrawn', { ja_JP: '申請の取り下げ', ko_KR: '신청 철회' }), isReasonTold: true },
}
