import { text } from '@wenwu/core/i18n/text'
import type { Command } from '@wenwu/bpmn/commands'
import type { Token } from '@wenwu/bpmn/state'
import { step } from '@wenwu/bpmn/step'
import { approvedStatuses } from '@wenwu/core/codes/statuses'
import { plainText } from '@wenwu/core/form/field-base'
import { getStepName } from '../../items/index.ts'
import { isEarlierStep, returnTargets, rowOf } from '../../process/index.ts'
import { isGivenByAct } from '../move/given-by-act.ts'
import { mayRemove } from '../people/signers.ts'
import type { OpenTask, Situation } from '../situation/situation.ts'
import { tellEnded } from '../tell/tell-ended.ts'
import { notYours, taskIn, type Choice, type Refusal, type Verb } from '../verb.ts'

export const verb: Verb = {
  about: text('交回前面的办理人重新处理，写明理由', 'Whoever had it before has it again, with your reason', {
    ja_JP: '理由を付けて前の担当者に戻す',
    ko_KR: '사유를 적어 앞 담당자에게 돌려보냄',
  }),
  hint: text(
    '案件回到所选环节；已经开始的期限继续计算，不因退回重新起算；理由由接收人看到。',
    'The case goes back to the step you choose. A time that has begun goes on and does not start again; who gets the case reads the reason.',
    {
      ja_JP: '案件は選んだ段階に戻ります。すでに始まった期間はそのまま進み、初めからは数え直しません。理由は受け取る人に表示されます。',
      ko_KR:
        '안건은 선택한 단계로 돌아갑니다. 이미 시작된 기한은 계속 계산하며 처음부터 다시 세지 않습니다. 사유는 받는 사람에게 보입니다.',
    },
  ),
  offer: (situation, task) => {
    const place = task && placeOf(situation, task)
    // the applicant answers a correction, or withdraws; the case goes back with the answer alone
    if (place === undefined || situation.settingsOf(task!).organization === 'applicant') return notYours
    if ('refused' in place) return place
    const steps = stepsBefore(situation, task!, place)
    if (steps.length === 0) return { refused: 'no-earlier-step' }
    return { choices: { steps }, ...(place.ends.length > 0 && { isOfAll: true }) }
  },
  run: (_ctx, doing) => {
    const { situation, input, chosen } = doing
    const task = taskIn(doing)
    const [target] = chosen.step!
    const ended = target!.ends ?? []
    const keys = [situation.keyOfStep(target!.id), ...ended.map(({ candidate_key: key }) => key)]
    const mode = plainText(input.mode) === 'walk-again' ? 'walk-again' : 'straight-back'
    const command: Command = { type: 'return', fromTokenId: task.token_id, toNode: target!.id, mode }
    return {
      role: situation.settingsOf(task).role,
      command,
      details: {
        task: task.id,
        from: task.step,
        toStep: target!.name,
        ...(isAlone(situation, task, command) && { isAlone: true }),
        // who was asked and is no longer reads why
        assigned: [...new Set(keys)],
      },
      after: (ctx) => tellEnded(ctx, situation.record.id, ended),
    }
  },
}

/** Whether a return ends nothing but a task of the step itself, so that it can be taken back by opening that step again. */
function isAlone(situation: Situation, task: OpenTask, command: Command): boolean {
  const { effects } = step(situation.item.process, situation.instance.state, command)
  return situation.standingOf(task) === 'own' && effects.filter(({ type }) => type === 'taskCancelled').length === 1
}

/** From where a case goes back: the task, or the row of signers that it is in. */
interface Place {
  token: Token
  /** Tasks of others in the row, which end with it. */
  ends: readonly OpenTask[]
}

/**
 * Who has the step returns the case; of a row of signers whoever made it, and the lead, also from under those who are still asked, whom they could as well take
 * out of it. Who is asked gives an opinion and does not return. A row speaks by one of its tasks: their own, else the first. Undefined: not theirs.
 */
function placeOf(situation: Situation, task: OpenTask): Place | Refusal | undefined {
  const rowOfTask = (each: OpenTask) => {
    const token = situation.tokenOf(each)
    return token && rowOf(situation.instance.state, token)
  }
  const token = rowOfTask(task)
  if (token === undefined) return undefined
  const row = situation.tasks.filter((each) => rowOfTask(each)?.id === token.id)
  const own = row.find((each) => situation.isMine(each))
  if (task !== (own ?? row[0])) return undefined
  const isAlone = own !== undefined && ['own', 'detour'].includes(situation.standingOf(own))
  if (isAlone || (own?.is_asked !== true && mayRemove(situation, token.id))) return { token, ends: row.filter((each) => each !== own) }
  return own && { refused: 'signer-cannot-return', isTold: true }
}

/**
 * What is decided stays as it was decided: it is taken up again by `reopen` alone, which withdraws the decision. An assessment body has the case from the office
 * that entrusted it, and gives it back to that one alone.
 */
function stepsBefore(situation: Situation, task: OpenTask, { token, ends }: Place): Choice[] {
  const isOutside = situation.settingsOf(task).organization === 'entrusted'
  const isUndecided = situation.record.decided_on === null
  return returnTargets(situation.instance, token, situation.item)
    .filter((step) => {
      const settings = situation.settingsOf({ step })
      const isOpen = isUndecided || approvedStatuses.includes(settings.status)
      const isReached = !isOutside || step === situation.history.entrustedAt()
      return isOpen && isReached && !isGivenByAct(settings) && isEarlierStep(situation.instance, token, step)
    })
    .map((step) => ({ id: step, name: getStepName(situation.item, step), people: situation.peopleOf(situation.keyOfStep(step)), ends }))
}
