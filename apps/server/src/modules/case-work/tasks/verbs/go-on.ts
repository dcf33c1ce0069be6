import { addDays, toShanghaiDate } from '@wenwu/core/kernel/date'
import { jumpTargets, type MoveTarget } from '../../process/index.ts'
import { acceptingStep, awaitsOpinion, isLocalTask, opinionDueOn } from '../local-opinion.ts'
import { moveDetails, stepChoices } from '../move-by-hand.ts'
import type { Situation } from '../situation.ts'
import { tellEnded } from '../tell-ended.ts'
import { notYours, type Verb } from '../verb.ts'

/** The opinion of a county or a city is no condition of the law: the province need not wait for it for ever (decision 0178). */
export const verb: Verb = {
  offer: (situation, task) => {
    if (task === undefined || !awaitsOpinion(situation, task)) return notYours
    // whoever is asked within the bureau, it is done once
    if (task !== situation.tasks.find((each) => isLocalTask(situation, each))) return notYours
    const target = targetOf(situation)
    const due = opinionDueOn(situation, task)
    if (target === undefined || due === undefined) return notYours
    if (due >= toShanghaiDate(situation.now)) return { refused: 'opinion-awaited', params: { day: addDays(due, 1) }, isTold: true }
    return { people: situation.peopleOf(situation.keyOfStep(target.step)) }
  },
  run: (_ctx, { situation }) => {
    const target = targetOf(situation)!
    const choices = stepChoices(situation, [target])
    const ended = choices[0]!.ends ?? []
    return {
      // of the province, whichever of its people it was
      role: situation.settingsOf(target).role,
      command: target.command,
      details: moveDetails(situation, choices),
      after: (ctx) => tellEnded(ctx, situation.record.id, ended),
    }
  },
}

function targetOf(situation: Situation): MoveTarget | undefined {
  const step = acceptingStep(situation)
  return jumpTargets(situation.instance, situation.item).find((target) => target.step === step)
}
