import { recallOf, tellEnded } from '../outside.ts'
import { notYours, taskIn, type Verb } from '../verb.ts'

export const verb: Verb = {
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
