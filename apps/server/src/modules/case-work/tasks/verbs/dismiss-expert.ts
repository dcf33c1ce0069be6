import { text } from '@wenwu/core/i18n/text'
import { recallOf, tellEnded } from '../people/outside.ts'
import { notYours, taskIn, type Verb } from '../verb.ts'

/** Nothing depends on why they do not answer: an account may be locked, a person ill. */
export const verb: Verb = {
  about: text('评审继续，不要其意见', 'The review goes on without this opinion', {
    ja_JP: 'この意見なしで審査を続ける',
    ko_KR: '이 의견 없이 심의를 계속',
  }),
  hint: text(
    '该专家不再参加本次评审，已提交的其他意见照常有效；没有其他待评审的专家时，案件继续办理。',
    'The expert no longer takes part; other opinions stand. The case goes on when no other expert is awaited.',
    {
      ja_JP: 'この専門家は今回の審査に加わりません。提出済みの他の意見は有効です。待つ専門家がいなくなると処理を続けます。',
      ko_KR: '이 전문가는 이번 심의에 참여하지 않으며 제출된 다른 의견은 유효합니다. 기다릴 전문가가 없으면 처리를 계속합니다.',
    },
  ),
  offer: (situation, task) => (recallOf(situation, task)?.kind === 'dismiss' ? {} : notYours),
  run: async (ctx, doing) => {
    const task = taskIn(doing)
    const { act } = recallOf(doing.situation, task)!
    const told = [task.candidate_key]
    await tellEnded(ctx, doing.situation, told)
    return {
      role: act.role,
      command: { type: 'cancelInstance', tokenId: task.token_id },
      // the office is that of the act which gave the case away
      details: { task: act.taskId, recalled: task.id, assignee: task.assignee ?? '', told },
    }
  },
}
