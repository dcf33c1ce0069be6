import { text } from '@wenwu/core/i18n/text'
import type { Command } from '@wenwu/bpmn/commands'
import { authorityOf } from '@wenwu/core/auth/authority'
import { declarationOf } from '@wenwu/core/item/action-form'
import { signerAnswers } from '@wenwu/core/tasks/cosign'
import { sendBack } from '@wenwu/core/tasks/send-back'
import { backFromJoin, backFromReturn, returnTargets } from '../../process/index.ts'
import { askAgain, holderInRow } from '../people/signers.ts'
import type { OpenTask, Situation } from '../situation/situation.ts'
import { tellEnded } from '../tell/tell-ended.ts'
import { notYours, type Refusal, type Verb } from '../verb.ts'

export const verb: Verb = {
  about: text('下一环节领取之前，收回刚才的办理', 'Before the next step has claimed it', {
    ja_JP: '次の段階が引き受ける前に取り戻す',
    ko_KR: '다음 단계가 맡기 전에 되돌림',
  }),
  hint: text(
    '此后还没有人领取或者办理，案件回到您刚才办理的环节。',
    'Nobody has claimed it or acted since; the case returns to the step you were at.',
    {
      ja_JP: 'その後まだ誰も引き受け・処理をしていません。案件は先ほど処理した段階に戻ります。',
      ko_KR: '그 뒤로 아무도 맡거나 처리하지 않았습니다. 안건은 방금 처리하던 단계로 돌아갑니다.',
    },
  ),
  offer: (situation) => (wayBack(situation) === undefined ? whyNot(situation) : {}),
  run: ({ actor }, { situation }) => {
    const { command, opened, step, role } = wayBack(situation)!
    return {
      role,
      command,
      details: { ...(opened[0] !== undefined && { task: opened[0].id }), from: opened[0]?.step ?? step },
      holder: { step, userId: actor.userId },
      after: (ctx) => tellEnded(ctx, situation.record.id, opened, 'task-recalled'),
    }
  },
}

interface WayBack {
  command: Command
  /** What the act opened and nobody has touched. */
  opened: readonly OpenTask[]
  step: string
  role: string
}

/**
 * How what this person's last act opened gives way to the step that they finished with it, whatever else of the case is open; undefined where somebody has been
 * there since, or it left the office. What an expert has said stays said: a panel is asked as one.
 */
function wayBack(situation: Situation): WayBack | undefined {
  const { actor, history, tasks, instance, item } = situation
  const act = history.lastAct()
  if (act === undefined || act.actorId !== actor.userId || act.step === null) return undefined
  if (act.effect !== undefined && declarationOf(act.effect).isUndoable !== true) return undefined
  const { step, role } = act
  const { organization } = situation.settingsOf({ step })
  if (organization === 'element' || (act.isReturn && organization === 'entrusted')) return undefined
  const opened = tasks.filter(({ created_at: at }) => at.getTime() === act.at.getTime())
  if (opened.some((task) => isTaken(situation, task))) return undefined
  const command = commandOf()
  return command && { command, opened, step, role }

  function commandOf(): Command | undefined {
    if (signerAnswers.includes(act!.outcome ?? '')) return askAgain(situation, act!, opened[0])
    if (opened[0] === undefined) return backFromJoin(instance, item, step)
    const token = situation.tokenOf(opened[0])
    if (token === undefined) return undefined
    if (act!.isReturn) return act!.isAlone ? backFromReturn(instance, token, item, step) : undefined
    if (!returnTargets(instance, token, item).includes(step)) return undefined
    // what goes straight back went to who had returned it, and is asked for again
    const mode = act!.outcome === sendBack.outcome ? 'straight-back' : 'walk-again'
    return { type: 'return', fromTokenId: token.id, toNode: step, mode }
  }
}

/** Claimed since; not where it came to somebody with the act: to who had returned it, or had it before others were asked. */
function isTaken(situation: Situation, task: OpenTask): boolean {
  const isGiven = task.claimed_by === holderInRow(situation, task) || task.claimed_at?.getTime() === task.created_at.getTime()
  return task.claimed_by !== null && !isGiven
}

/**
 * Why who acted last may not take it back, told while they may look for it: what has gone to experts or a body has left the office, where the waiting is ended; the applicant was
 * asked; an acceptance or a signature stands; another authority has the case.
 */
function whyNot(situation: Situation): Refusal {
  const { actor, history, tasks } = situation
  const act = history.lastAct({ isBeforeClaims: true })
  if (act === undefined || act.actorId !== actor.userId) return notYours
  const opened = tasks.filter(({ created_at: at }) => at.getTime() === act.at.getTime())
  if (opened.length === 0) return notYours
  const { givesAway, isUndoable } = declarationOf(act.effect)
  if (givesAway === true) return { refused: 'gone-outside', isTold: true }
  const own = authorityOf(act.role)
  if (own === undefined) return notYours
  const settings = opened.map((task) => situation.settingsOf(task))
  if (settings.some(({ organization }) => organization === 'applicant')) return { refused: 'gone-to-applicant', isTold: true }
  if (act.effect !== undefined && isUndoable !== true) return { refused: 'act-stands', isTold: true }
  return settings.every(({ role }) => authorityOf(role) !== own) ? { refused: 'gone-to-authority', isTold: true } : notYours
}
