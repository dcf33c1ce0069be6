import { text } from '@wenwu/core/i18n/text'
import { recallOf, tellEnded } from '../people/outside.ts'
import { notYours, taskIn, type Verb } from '../verb.ts'

export const verb: Verb = {
  about: text('终止评估，回到委托的环节', 'The assessment ends; the step has it again', {
    ja_JP: '評価を終え、委託した段階に戻す',
    ko_KR: '평가를 끝내고 위탁한 단계로 돌아감',
  }),
  hint: text(
    '评估终止，案件回到委托的环节，由本司处继续办理。',
    'The assessment ends and the case returns to the step that entrusted it.',
    { ja_JP: '評価を終え、案件は委託した段階に戻ります。', ko_KR: '평가가 끝나고 안건은 위탁한 단계로 돌아갑니다.' },
  ),
  offer: (situation, task) => (recallOf(situation, task)?.kind === 'take-back' ? {} : notYours),
  run: async (ctx, doing) => {
    const task = taskIn(doing)
    const { situation } = doing
    const { act } = recallOf(situation, task)!
    // the body, and its experts, who wait with it
    const told = [...new Set([situation.keyOfBody(), ...situation.tasks.map(({ candidate_key: key }) => key)])]
    await tellEnded(ctx, situation, told)
    return {
      role: act.role,
      command: { type: 'return', fromTokenId: task.token_id, toNode: act.step, mode: 'walk-again' },
      // the office is that of the act which gave the case away
      details: { task: act.taskId, recalled: task.id, assignee: task.assignee ?? '', told },
    }
  },
}
