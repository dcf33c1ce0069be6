import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** What a withdrawal does as the case stands. */
export const withdrawalNotes = {
  before: text(
    '尚未受理，撤回后回到草稿，已填内容和材料全部保留，可以修改后重新提交（重新提交时编号不同）。',
    'It is not accepted yet: it becomes a draft again with all that was filled in and handed in, and may be submitted again, under another number.',
    {
      ja_JP: 'まだ受理されていません。下書きに戻り、入力内容と書類はすべて残り、修正して再提出できます（受付番号は新しくなります）。',
      ko_KR:
        '아직 접수되지 않았습니다. 작성 내용과 서류를 모두 남긴 채 초안으로 돌아가며 고쳐서 다시 제출할 수 있습니다(번호는 새로 부여됩니다).',
    },
  ),
  after: text('已经受理，撤回后本申请终止，不能恢复。', 'It is accepted: withdrawn, it ends for good.', {
    ja_JP: 'すでに受理されています。取り下げると申請は終了し、元に戻せません。',
    ko_KR: '이미 접수되었습니다. 철회하면 신청이 종료되며 되돌릴 수 없습니다.',
  }),
} as const

/** The applicant withdraws a case that is not decided: before acceptance it is a draft again, afterwards it ends. */
export const verb: VerbDeclaration = {
  position: 80,
  label: text('撤回申请', 'Withdraw the application', { ja_JP: '申請を取り下げる', ko_KR: '신청 철회' }),
  tone: 'danger',
  on: 'case',
  permission: 'case.apply',
  form: [reason],
  event: { kind: 'withdrawn', words: text('撤回申请', 'Withdrawn', { ja_JP: '申請の取り下げ', ko_KR: '신청 철회' }), isReasonTold: true },
}
