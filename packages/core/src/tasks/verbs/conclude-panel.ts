import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** The office that called experts goes on with the opinions it has, where they are enough. */
export const verb: VerbDeclaration = {
  position: 58,
  label: text('结束专家评审', 'Conclude the review', { ja_JP: '専門家審査を終える', ko_KR: '전문가 심의 종료' }),
  tone: 'plain',
  hint: text(
    '以已提交的意见结束评审，案件继续办理；尚未提交的专家不再办理，并看到理由。',
    'The review ends with the opinions given and the case goes on; experts who gave none no longer can, and read why.',
    {
      ja_JP: '提出済みの意見で審査を終え、処理を続けます。未提出の専門家は提出できなくなり、理由が通知されます。',
      ko_KR: '제출된 의견으로 심의를 마치고 처리를 계속합니다. 미제출 전문가는 더 제출할 수 없으며 사유를 보게 됩니다.',
    },
  ),
  on: 'case',
  permission: 'task.handle',
  form: [reason],
  event: {
    kind: 'panel-concluded',
    words: text('结束专家评审', 'Review concluded', { ja_JP: '専門家審査の終了', ko_KR: '전문가 심의 종료' }),
  },
}
