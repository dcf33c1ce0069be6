import { approvedStatuses } from '@wenwu/core/codes/statuses'
import { plainText } from '@wenwu/core/form/field-base'
import { getStepName } from '../../items/index.ts'
import { isEarlierStep, returnTargets } from '../../process/index.ts'
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

/**
 * What is decided stays as it was decided: it is taken up again by `reopen` alone, which withdraws the decision. An assessment body has the case from the office
 * that entrusted it, and gives it back to that one alone.
 */
function stepsBefore(situation: Situation, task: OpenTask): Choice[] {
  const token = situation.tokenOf(task)
  if (token === undefined) return []
  const isOutside = situation.settingsOf(task).organization === 'entrusted'
  const isUndecided = situation.record.decided_on === null
  return returnTargets(situation.instance, token, situation.item)
    .filter((step) => {
      const settings = situation.settingsOf({ step })
      const isOpen = isUndecided || approvedStatuses.includes(settings.status)
      const isReached = !isOutside || step === situation.history.entrustedAt()
      return isOpen && isReached && !isGivenByAct(settings) && isEarlierStep(situation.instance, token, step)
    })
    .map((step) => ({ id: step, name: getStepName(situation.item, step), people: situation.peopleOf(situation.keyOfStep(step)) }))
}
