import { skippedPaperWords } from '@wenwu/core/tasks/skipped-papers'
import { awaitedByCommand, closeWithdrawnCorrection } from '../../cases/index.ts'
import { jumpTargets } from '../../process/index.ts'
import { clockStopped } from '../clock-stopped.ts'
import { isStepToMoveTo, lacksReply, moveDetails, skippedSteps, stepChoices } from '../move-by-hand.ts'
import type { Situation } from '../situation.ts'
import { tellEnded, tellOfficeEnded } from '../tell-ended.ts'
import { notYours, type Verb } from '../verb.ts'

/** What is decided stays as it was decided: a case is moved before that alone. */
export const verb: Verb = {
  offer: (situation) => {
    if (situation.record.decided_on !== null) return notYours
    const targets = targetsOf(situation)
    if (targets.length === 0) return { refused: 'no-step-to-move-to' }
    const choices = stepChoices(situation, targets).map((choice) => {
      const about = skippedPaperWords(skippedSteps(situation, choice.id))
      return about === undefined ? choice : { ...choice, about }
    })
    return { choices: { targets: choices } }
  },
  run: async (ctx, { situation, chosen }) => {
    const { actor } = ctx
    const { command } = targetsOf(situation).find(({ step }) => step === chosen.step![0]!.id)!
    const awaited = awaitedByCommand(command, situation)
    if (awaited !== undefined) throw await clockStopped(ctx, awaited)
    const ended = chosen.step![0]!.ends ?? []
    return {
      role: actor.roles[0] ?? '',
      command,
      details: moveDetails(situation, chosen.step!),
      after: async () => {
        // what the applicant was asked for is no longer waited for
        if (ended.some((task) => situation.settingsOf(task).organization === 'applicant'))
          await closeWithdrawnCorrection(ctx.db, situation.record.id, ctx.now)
        await tellEnded(ctx, situation.record.id, ended)
        await tellOfficeEnded(ctx, situation.record.id, ended, (key) => situation.peopleOf(key).map(({ userId }) => userId))
      },
    }
  },
}

function targetsOf(situation: Situation) {
  return jumpTargets(situation.instance, situation.item).filter(
    ({ step }) => isStepToMoveTo(situation, step) && !lacksReply(situation, step),
  )
}
