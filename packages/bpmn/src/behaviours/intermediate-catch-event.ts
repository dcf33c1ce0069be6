import { getFlow, type IntermediateCatchEvent } from '../model.ts'
import type { Token } from '../state.ts'
import { toTraveller, type Arrival, type Behaviour, type Run } from './behaviour.ts'

/** A timer, message or signal on the way: the token waits until it comes. A link has come already. */
export const intermediateCatchEventBehaviour: Behaviour<IntermediateCatchEvent> = {
  arrive(run, node, arrival) {
    const { flow: _, returnTo: __, ...traveller } = arrival
    if (node.link !== undefined) return goOn(run, node, traveller)
    const token = run.addToken({ node: node.id, state: 'active', ...traveller })
    if (node.timer) run.startTimer(node.id, token.id, 0)
  },
  fireTimer(run, node, timer) {
    const token = run.getToken(timer.tokenId)
    run.removeTimer(timer.id)
    leave(run, node, token)
  },
  occur: leave,
}

function leave(run: Run, node: IntermediateCatchEvent, token: Token): void {
  run.removeToken(token.id)
  goOn(run, node, toTraveller(token))
}

function goOn(run: Run, node: IntermediateCatchEvent, arrival: Arrival): void {
  run.leave(
    arrival,
    node.outgoing.map((id) => getFlow(run.definition, id)),
  )
}
