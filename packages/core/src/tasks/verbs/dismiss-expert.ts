import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** The office that called an expert no longer waits for them. */
export const verb: VerbDeclaration = {
  position: 60,
  label: text('不再等待该专家', 'Stop waiting for the expert', { ja_JP: 'この専門家を待たない', ko_KR: '이 전문가를 기다리지 않음' }),
  tone: 'danger',
  hint: text(
    '该专家不再参加本次评审，已提交的其他意见照常有效；没有其他待评审的专家时，案件继续办理。',
    'The expert no longer takes part; other opinions stand. The case goes on when no other expert is awaited.',
    {
      ja_JP: 'この専門家は今回の審査に加わりません。提出済みの他の意見は有効です。待つ専門家がいなくなると処理を続けます。',
      ko_KR: '이 전문가는 이번 심의에 참여하지 않으며 제출된 다른 의견은 유효합니다. 기다릴 전문가가 없으면 처리를 계속합니다.',
    },
  ),
  on: 'task',
  permission: 'task.handle',
  form: [reason],
  event: {
    kind: 'expert-dismissed',
    words: text('不再等待该专家', 'Expert no longer awaited', { ja_JP: '専門家を待たないことにした', ko_KR: '전문가를 기다리지 않음' }),
    isWithinBody: true,
  },
}
