import { text } from '@wenwu/core/i18n/text'
import { keyOfUser, keysOf } from '../../process/index.ts'
import { giveTask } from '../claims/give-task.ts'
import { voicesBeside } from '../people/signers.ts'
import { notYours, taskIn, yoursAlready, type Verb } from '../verb.ts'

/** Not what is theirs anyway, nor what has been with them since they took it over, nor the say of another where they have one. */
export const verb: Verb = {
  about: text('由您代替原承办人继续办理', 'You go on in the place of its handler', {
    ja_JP: '担当者に代わってあなたが続ける',
    ko_KR: '담당자를 대신하여 귀하가 계속 처리',
  }),
  hint: text('该环节改由您办理，原承办人不再办理；期限不变。', 'The step becomes yours and leaves its handler; the time limit stays.', {
    ja_JP: 'この段階はあなたの担当になり、元の担当者の担当ではなくなります。期限は変わりません。',
    ko_KR: '이 단계를 귀하가 처리하고 기존 담당자는 처리하지 않습니다. 기한은 바뀌지 않습니다.',
  }),
  offer: (situation, task) => {
    if (task === undefined || !situation.isLead(task)) return notYours
    if (situation.isMine(task)) return yoursAlready
    return voicesBeside(situation, task, { withDecider: true }).has(keyOfUser(situation.actor.userId))
      ? { refused: 'voice-already', isTold: true }
      : {}
  },
  run: async (ctx, doing) => {
    const task = taskIn(doing)
    const { actor } = ctx
    // whose it was is told where it was one person's
    const [holder, ...others] = doing.situation.waitedFor(task)
    const assignee = others.length === 0 ? holder?.name : undefined
    // a lead need not be of those to whom the step is offered
    const key = keysOf(actor).includes(task.candidate_key) ? task.candidate_key : keyOfUser(actor.userId)
    await giveTask(ctx, task, { key, holder: actor })
    return {
      role: doing.situation.settingsOf(task).role,
      // under which it is offered again when it is given back
      details: { task: task.id, keyBefore: task.candidate_key, ...(assignee !== undefined && { assignee }) },
    }
  },
}
