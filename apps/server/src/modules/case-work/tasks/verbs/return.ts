import { plainText } from '@wenwu/core/form/field-base'
import { getStepName } from '../../items/index.ts'
import { returnTargets } from '../../process/index.ts'
import { isGivenByAct } from '../given-by-act.ts'
import type { OpenTask, Situation } from '../situation.ts'
import { notYours, taskIn, type Choice, type Verb } from '../verb.ts'

export const verb: Verb = {
  offer: (situation, task) => {
    if (task === undefined || !situation.isMine(task)) return notYours
    const standing = situation.standingOf(task)
    // an opinion is asked of them; who asked decides, and a case does not go away from under those who are still asked
    if (standing === 'asked' || standing === 'delegated') return { refused: 'signer-cannot-return', isTold: true }
    if (standing === 'waits') return { refused: 'signers-open', isTold: true }
    const steps = stepsBefore(situation, task)
    return steps.length === 0 ? { refused: 'no-earlier-step' } : { choices: { steps } }
  },
  run: (_ctx, doing) => {
    const { situation, input, chosen } = doing
    const task = taskIn(doing)
    const [target] = chosen.step!
    return {
      role: situation.settingsOf(task).role,
      command: {
        type: 'return',
        fromTokenId: task.token_id,
        toNode: target!.id,
        mode: plainText(input.mode) === 'walk-again' ? 'walk-again' : 'straight-back',
      },
      details: { task: task.id, from: task.step, toStep: target!.name, assigned: [situation.keyOfStep(target!.id)] },
    }
  },
}

function stepsBefore(situation: Situation, task: OpenTask): Choice[] {
  const token = situation.tokenOf(task)
  if (token === undefined) return []
  return returnTargets(situation.instance, token, situation.item)
    .filter((step) => !isGivenByAct(situation.settingsOf({ step })))
    .map((step) => ({ id: step, name: getStepName(situation.item, step), people: situation.peopleOf(situation.keyOfStep(step)) }))
}
