import type { Json } from '../json.ts'
import type { UserTask } from '../model.ts'
import { listEnclosing } from '../scope.ts'
import type { Token } from '../state.ts'
import { enterActivity, leaveActivity } from './activity.ts'
import { toInstance, type Behaviour, type Run } from './behaviour.ts'
import { completeInstance, enterMultiInstance } from './multi-instance.ts'

/** A task for people: waits to be completed, once or once per element of its collection. */
export const userTaskBehaviour: Behaviour<UserTask> = {
  arrive(run, node, arrival) {
    if (node.multiInstance) {
      enterMultiInstance(run, node, node.multiInstance, arrival)
      return
    }
    createTask(run, enterActivity(run, node, arrival))
  },
  beginInstance(run, _node, token) {
    createTask(run, token)
  },
  complete(run, node, token, outcome) {
    run.effects.push({ type: 'taskCompleted', tokenId: token.id, node: node.id, ...(outcome !== undefined && { outcome }) })
    if (token.index !== undefined) completeInstance(run, node, token, outcome)
    else leaveActivity(run, node, token)
  },
  announceCancel(run, node, token, cause) {
    if (!token.multiInstance) run.effects.push({ type: 'taskCancelled', tokenId: token.id, node: node.id, cause })
  },
}

function createTask(run: Run, token: Token): void {
  run.effects.push({ type: 'taskCreated', tokenId: token.id, node: token.node, ...whomFor(run, token) })
}

/** The element of the task, or else that of the sub-process it runs in. */
function whomFor(run: Run, token: Token): { index?: number; element?: Json } {
  if (token.index !== undefined) return toInstance(token)
  const instance = listEnclosing(run.state, token.parent).find(({ index }) => index !== undefined)
  return instance ? { element: instance.element ?? null } : {}
}
