import { text, type Text } from '@wenwu/core/i18n/text'
import { stoppedFor } from '@wenwu/core/item/suspended-time'
import { skippedPaperWords } from '@wenwu/core/tasks/skipped-papers'
import { awaitedByCommand, closeWithdrawnCorrection } from '../../cases/index.ts'
import { jumpTargets } from '../../process/index.ts'
import { isStepToMoveTo, lacksReply, moveDetails, skippedSteps, stepChoices } from '../move/move-by-hand.ts'
import type { Situation } from '../situation/situation.ts'
import { tellEnded, tellOfficeEnded } from '../tell/tell-ended.ts'
import { notYours, type Verb } from '../verb.ts'

/** What is decided stays as it was decided: a case is moved before that alone. */
export const verb: Verb = {
  about: text('流程走不下去时，由管理员手工转移', 'By hand, where the process leads no further', {
    ja_JP: '手順で進めないときに手作業で移す',
    ko_KR: '절차로 나아갈 수 없을 때 직접 옮김',
  }),
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
    const awaited = stoppedFor(situation.record)
    if (targets.length === 0) return { refused: 'no-step-to-move-to' }
    const choices = stepChoices(situation, targets).map((choice) => {
      const about = skippedPaperWords(skippedSteps(situation, choice.id))
      return about === undefined ? choice : { ...choice, about }
    })
    return { choices: { targets: choices }, ...(awaited !== undefined && { note: keptByStop(awaited) }) }
  },
  run: ({ actor }, { situation, chosen }) => {
    const { command } = targetsOf(situation).find(({ step }) => step === chosen.step![0]!.id)!
    const ended = chosen.step![0]!.ends ?? []
    return {
      role: actor.roles[0] ?? '',
      command,
      details: moveDetails(situation, chosen.step!),
      after: async (ctx) => {
        // what the applicant was asked for is no longer waited for
        if (ended.some((task) => situation.settingsOf(task).organization === 'applicant'))
          await closeWithdrawnCorrection(ctx.db, situation.record.id, ctx.now)
        await tellEnded(ctx, situation.record.id, ended)
        await tellOfficeEnded(ctx, situation.record.id, ended, (key) => situation.peopleOf(key).map(({ userId }) => userId))
      },
    }
  },
}

/** None that would end the time that the head of the body has stopped. */
function targetsOf(situation: Situation) {
  return jumpTargets(situation.instance, situation.item).filter(
    ({ step, command }) =>
      isStepToMoveTo(situation, step) && !lacksReply(situation, step) && awaitedByCommand(command, situation) === undefined,
  )
}

/** Why some steps are missing while the time stands still. */
function keptByStop(awaited: Text): Text {
  return text(
    `案件转到所选环节，原待办结束。期限已暂停（${awaited.zh_CN}），恢复计时前不能转到会结束该期限的环节。`,
    `The case goes to the step you choose and the open tasks end. The time stands still (${awaited.en_US}): until it goes on, steps that would end it are not offered.`,
    {
      ja_JP: `案件は選んだ段階へ移り、現在の処理待ちは終わります。期間は停止中です（${awaited.ja_JP}）。再開するまで、その期間を終わらせる段階には移せません。`,
      ko_KR: `안건이 선택한 단계로 옮겨지고 현재 처리 대기는 끝납니다. 기간이 정지되어 있어(${awaited.ko_KR}) 재개하기 전에는 그 기간을 끝내는 단계로 옮길 수 없습니다.`,
    },
  )
}
