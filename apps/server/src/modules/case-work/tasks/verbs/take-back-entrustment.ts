import { recallOf } from '../recall.ts'
import { notYours, taskIn, type Verb } from '../verb.ts'

export const verb: Verb = {
  offer: (situation, task) => (recallOf(situation, task)?.kind === 'take-back' ? {} : notYours),
  run: (_ctx, doing) => {
    const task = taskIn(doing)
    const { act } = recallOf(doing.situation, task)!
    return {
      role: act.role,
      command: { type: 'return', fromTokenId: task.token_id, toNode: act.step, mode: 'walk-again' },
      // the office is that of the act which gave the case away
      details: { task: act.taskId, recalled: task.id, assignee: task.assignee ?? '' },
    }
  },
}
