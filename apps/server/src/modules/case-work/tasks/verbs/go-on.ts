import { addDays, toShanghaiDate } from '@wenwu/core/kernel/date'
import { awaitsOpinion, isLocalTask, isUnmanned, opinionDueOn, wayToAcceptance } from '../local-opinion.ts'
import { moveDetails, stepChoices } from '../move-by-hand.ts'
import { tellEnded, tellOfficeEnded } from '../tell-ended.ts'
import { notYours, type Verb } from '../verb.ts'

/** The opinion of a county or a city is no condition of the law: the province need not wait for it for ever (decision 0178). */
export const verb: Verb = {
  offer: (situation, task) => {
    if (task === undefined || !awaitsOpinion(situation, task)) return notYours
    // of several signers within the bureau it is offered at one
    if (task !== situation.tasks.find((each) => isLocalTask(situation, each))) return notYours
    const target = wayToAcceptance(situation)
    const due = opinionDueOn(situation, task)
    if (target === undefined || due === undefined) return notYours
    // no answer can come where no account can act
    if (due >= toShanghaiDate(situation.now) && !isUnmanned(situation, task))
      return { refused: 'opinion-awaited', params: { day: addDays(due, 1) }, isTold: true }
    const { people, ends = [] } = stepChoices(situation, [target])[0]!
    return { people: people.filter(({ userId }) => userId !== situation.actor.userId), ends }
  },
  run: (_ctx, { situation }) => {
    const target = wayToAcceptance(situation)!
    const choices = stepChoices(situation, [target])
    const ended = choices[0]!.ends ?? []
    return {
      // of the province, whichever of its people it was
      role: situation.settingsOf(target).role,
      command: target.command,
      details: moveDetails(situation, choices),
      after: async (ctx) => {
        await tellEnded(ctx, situation.record.id, ended)
        // it was asked of the bureau, and is asked of it no more
        await tellOfficeEnded(ctx, situation.record.id, ended, (key) => situation.peopleOf(key).map(({ userId }) => userId))
      },
    }
  },
}
