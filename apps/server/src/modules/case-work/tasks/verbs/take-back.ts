import type { Command } from '@wenwu/bpmn/commands'
import { declarationOf } from '@wenwu/core/item/action-form'
import { signerAnswers } from '@wenwu/core/tasks/cosign'
import { sendBack } from '@wenwu/core/tasks/send-back'
import { backFromJoin, backFromReturn, returnTargets } from '../../process/index.ts'
import { askAgain, holderInRow } from '../signers.ts'
import type { OpenTask, Situation } from '../situation.ts'
import { tellEnded } from '../tell-ended.ts'
import { notYours, type Refusal, type Verb } from '../verb.ts'

export const verb: Verb = {
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

/** What has gone to experts or a body has left the office: there the waiting is ended. It is told while one may look for it. */
function whyNot({ actor, history, tasks }: Situation): Refusal {
  const act = history.lastAct()
  const isWaitedFor = act !== undefined && tasks.some(({ created_at: at }) => at.getTime() === act.at.getTime())
  const isOutside = isWaitedFor && act.actorId === actor.userId && declarationOf(act.effect).givesAway === true
  return isOutside ? { refused: 'gone-outside', isTold: true } : notYours
}
