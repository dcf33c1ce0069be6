import type { UserTask } from '../model.ts'
import { enterActivity, leaveActivity } from './activity.ts'
import type { Behaviour } from './behaviour.ts'
import { completeInstance, enterMultiInstance } from './multi-instance.ts'

/** A task for people: waits to be completed, once or once per element of its collection. */
export const userTaskBehaviour: Behaviour<UserTask> = {
  arrive(run, node, arrival) {
    if (node.multiInstance) {
      enterMultiInstance(run, node, node.multiInstance, arrival)
      return
    }
    const token = enterActivity(run, node, arrival)
    run.effects.push({ type: 'taskCreated', tokenId: token.id, node: node.id })
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
