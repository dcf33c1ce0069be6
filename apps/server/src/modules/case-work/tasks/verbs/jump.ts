import { text } from '@wenwu/core/i18n/text'
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
  hint: text(
    '用于流程走不下去的情形。案件转到所选环节，原待办结束，已开始的期限照常计算。',
    'For cases that cannot go on otherwise. The case goes to the step you choose, the open tasks end, and a time that has begun goes on.',
    {
      ja_JP: '通常の手順では進められない場合に使います。案件は選んだ段階へ移り、現在の処理待ちは終わり、始まった期間はそのまま進みます。',
      ko_KR:
        '정상 절차로 진행할 수 없을 때 사용합니다. 안건이 선택한 단계로 옮겨지고 현재 처리 대기는 끝나며 시작된 기한은 그대로 진행됩니다.',
    },
  ),
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
