import { declarationOf } from '@wenwu/core/item/action-form'
import { returnTargets } from '../../process/index.ts'
import type { OpenTask, Situation } from '../situation.ts'
import { notYours, type Verb } from '../verb.ts'

export const verb: Verb = {
  offer: (situation) => (placeOf(situation) === undefined ? notYours : {}),
  run: ({ actor }, { situation }) => {
    const { task, step, role } = placeOf(situation)!
    return {
      role,
      command: { type: 'return', fromTokenId: task.token_id, toNode: step, mode: 'walk-again' },
      details: { task: task.id, from: task.step },
      holder: { step, userId: actor.userId },
    }
  },
}

/** The one task that this person's last act opened and the step that they finished with it; undefined where somebody has been there since, or it left the office. */
function placeOf(situation: Situation): { task: OpenTask; step: string; role: string } | undefined {
  const { actor, history, tasks, instance, item } = situation
  const act = history.lastAct()
  const [task, ...others] = tasks
  if (act === undefined || act.actorId !== actor.userId || act.step === null) return undefined
  if (task === undefined || others.length > 0 || task.claimed_by !== null || instance.state.tokens.length > 1) return undefined
  if (act.effect !== undefined && declarationOf(act.effect).isUndoable !== true) return undefined
  const token = situation.tokenOf(task)
  const isBack = token !== undefined && returnTargets(instance, token, item).includes(act.step)
  return isBack ? { task, step: act.step, role: act.role } : undefined
}
