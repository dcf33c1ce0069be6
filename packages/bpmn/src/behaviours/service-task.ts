import type { ServiceTask } from '../model.ts'
import { enterActivity, leaveActivity } from './activity.ts'
import type { Behaviour } from './behaviour.ts'

/** Work for the host: asked for by an effect, waits until the host completes it. */
export const serviceTaskBehaviour: Behaviour<ServiceTask> = {
  arrive(run, node, arrival) {
    const token = enterActivity(run, node, arrival)
    run.effects.push({
      type: 'serviceRequested',
      tokenId: token.id,
      node: node.id,
      ...(node.handler !== undefined && { handler: node.handler }),
    })
  },
  complete(run, node, token, outcome) {
    run.effects.push({ type: 'taskCompleted', tokenId: token.id, node: node.id, ...(outcome !== undefined && { outcome }) })
    leaveActivity(run, node, token)
  },
  announceCancel(run, node, token, cause) {
    run.effects.push({ type: 'taskCancelled', tokenId: token.id, node: node.id, cause })
  },
}
