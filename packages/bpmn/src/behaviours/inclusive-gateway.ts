import { mustWait } from '../inclusive-join.ts'
import type { InclusiveGateway } from '../model.ts'
import type { Token } from '../state.ts'
import { chooseFlows } from './activity.ts'
import type { Behaviour, Run } from './behaviour.ts'
import { join, waitAtJoin } from './join.ts'

/**
 * Waits until no token of its scope can come any more, then sends one along each flow whose condition holds, or along the default. Throws
 * BpmnError 'no-flow' where there is neither.
 */
export const inclusiveGatewayBehaviour: Behaviour<InclusiveGateway> = {
  arrive(run, node, arrival) {
    const { flow } = arrival
    if (node.incoming.length < 2 || flow === undefined) run.leave(arrival, chooseFlows(run, node, arrival))
    else waitAtJoin(run, node, { ...arrival, flow })
  },
  settle(run, node, waiting, isForced) {
    const [first] = waiting
    const last = waiting.at(-1)
    if (!first || !last) return false
    if (!isForced && mustWait(run.definition, node, new Set(waiting.map(({ flow }) => flow ?? '')), listPlaces(run, waiting))) return false
    // one by each flow; a second one by the same flow is a round of its own
    const joined = waiting.filter((token, index) => waiting.findIndex(({ flow }) => flow === token.flow) === index)
    const traveller = join(run, node, joined, joined.at(-1) ?? last)
    run.leave(traveller, chooseFlows(run, node, traveller))
    return true
  },
}

/** Nodes at which tokens of the same scope are, and those that tokens on a detour come back to. */
function listPlaces(run: Run, waiting: Token[]): Set<string> {
  const others = run.state.tokens.filter((token) => token.parent === waiting[0]?.parent && !waiting.includes(token))
  return new Set(others.flatMap(({ node, returnTo = [] }) => [node, ...returnTo]))
}
