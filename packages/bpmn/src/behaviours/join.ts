import type { FlowNode } from '../model.ts'
import { mergePaths } from '../path.ts'
import type { Token } from '../state.ts'
import type { Arrival, Run, Traveller } from './behaviour.ts'

/** Lets a token wait at a join. */
export function waitAtJoin(run: Run, node: FlowNode, { path, parent, outcome, flow }: Arrival & { flow: string }): Token {
  const facts = { ...(parent !== undefined && { parent }), ...(outcome !== undefined && { outcome }) }
  return run.addToken({ node: node.id, state: 'waiting-at-join', path, flow, ...facts })
}

/** Makes one traveller of tokens that waited, with the outcome of the last to come, and remembers where each came from. */
export function join(run: Run, node: FlowNode, joined: Token[], last: Token): Traveller {
  for (const token of joined) run.removeToken(token.id)
  const path = mergePaths(
    joined.map((token) => token.path),
    run.state.tokens.map((token) => token.path),
  )
  const arrivals = joined.map((token) => ({
    flow: token.flow ?? '',
    path: token.path,
    ...(token.outcome !== undefined && { outcome: token.outcome }),
  }))
  run.remember({ kind: 'join', node: node.id, path, arrivals })
  const { parent, outcome } = last
  return { path, ...(parent !== undefined && { parent }), ...(outcome !== undefined && { outcome }) }
}
