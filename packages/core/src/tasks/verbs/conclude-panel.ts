import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** The office that called experts goes on with the opinions it has, where they are enough. */
export const verb: VerbDeclaration = {
  position: 58,
  label: text('结束专家评审', 'Conclude the review', { ja_JP: '専門家審査を終える', ko_KR: '전문가 심의 종료' }),
  tone: 'plain',
  on: 'case',
  permission: 'task.handle',
  form: [reason],
  event: {
    kind: 'panel-concluded',
    words: text('结束专家评审', 'Review concluded', { ja_JP: '専門家審査の終了', ko_KR: '전문가 심의 종료' }),
  },
}
