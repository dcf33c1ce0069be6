import { getFlow, type IntermediateCatchEvent } from '../model.ts'
import type { Behaviour } from './behaviour.ts'
import { toTraveller } from './behaviour.ts'

/** A timer on the way: the token waits until it fires. */
export const intermediateCatchEventBehaviour: Behaviour<IntermediateCatchEvent> = {
  arrive(run, node, { flow: _, returnTo: __, ...traveller }) {
    const token = run.addToken({ node: node.id, state: 'active', ...traveller })
    run.startTimer(node.id, token.id, 0)
  },
  fireTimer(run, node, timer) {
    const token = run.getToken(timer.tokenId)
    run.removeTimer(timer.id)
    run.removeToken(token.id)
    run.leave(
      toTraveller(token),
      node.outgoing.map((id) => getFlow(run.definition, id)),
    )
  },
}
