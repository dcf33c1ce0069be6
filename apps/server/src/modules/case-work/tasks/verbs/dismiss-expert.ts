import { recallOf, tellEnded } from '../outside.ts'
import { notYours, taskIn, type Verb } from '../verb.ts'

/** Nothing depends on why they do not answer: an account may be locked, a person ill. */
export const verb: Verb = {
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
