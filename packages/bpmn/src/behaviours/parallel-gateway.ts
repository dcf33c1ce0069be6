import { getFlow, type ParallelGateway } from '../model.ts'
import { commonPath } from '../path.ts'
import type { Token } from '../state.ts'
import type { Behaviour, Run } from './behaviour.ts'
import { join, waitAtJoin } from './join.ts'

/** Waits for a token on each incoming flow, then sends one along each outgoing flow. */
export const parallelGatewayBehaviour: Behaviour<ParallelGateway> = {
  arrive(run, node, arrival) {
    const flows = node.outgoing.map((id) => getFlow(run.definition, id))
    const { flow } = arrival
    if (node.incoming.length < 2 || flow === undefined) {
      run.leave(arrival, flows)
      return
    }
    const arrived = waitAtJoin(run, node, { ...arrival, flow })
    const joined = findEnabled(run, node, arrived)
    if (joined) run.leave(join(run, node, joined, arrived), flows)
  },
}

// one waiting token for each incoming flow: of several the one most nearly related to the last to come, then the oldest
function findEnabled(run: Run, node: ParallelGateway, arrived: Token): Token[] | undefined {
  const waiting = run.state.tokens.filter(
    (token) => token.node === node.id && token.state === 'waiting-at-join' && token.parent === arrived.parent,
  )
  const kinship = (token: Token) => commonPath([arrived.path, token.path]).length
  const joined = node.incoming.flatMap((flow) => {
    const candidates = flow === arrived.flow ? [arrived] : waiting.filter((token) => token.flow === flow)
    return [...candidates].sort((a, b) => kinship(b) - kinship(a)).slice(0, 1)
  })
  return joined.length === node.incoming.length ? joined : undefined
}
