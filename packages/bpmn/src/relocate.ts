import type { Run } from './behaviours/behaviour.ts'
import type { CancelCause } from './commands.ts'
import { isUnder } from './path.ts'
import type { HistoryEntry, InstanceState, JoinArrival, Path, Token } from './state.ts'

/** An earlier visit a token can be moved back to, and what that move undoes. */
export interface Place {
  /** index of the visit in the history */
  index: number
  /** path the token has there */
  path: Path
  /** everything under this path follows from the visit */
  scope: Path
  /** tokens that joins since then have consumed and that must wait there again */
  restored: (JoinArrival & { node: string })[]
}

/** Index of the last visit of a node, -1 where there is none. */
export function findLastVisit(history: HistoryEntry[], node: string): number {
  return history.map((entry) => entry.kind === 'visit' && entry.node === node).lastIndexOf(true)
}

/** The last visit of a node as a place this token could be moved back to; undefined where the visit is no ancestor of the token. */
export function findPlace(state: InstanceState, token: Token, node: string): Place | undefined {
  const index = findLastVisit(state.history, node)
  const visit = state.history[index]
  if (!visit) return undefined
  const restored: Place['restored'] = []
  let scope = visit.path
  for (const entry of state.history.slice(index + 1)) {
    if (entry.kind !== 'join') continue
    const within = scope
    // the join that consumed the branch of the visit; what arrived there beside it stays done
    if (!entry.arrivals.some((arrival) => isUnder(within, arrival.path))) continue
    const beside = entry.arrivals.filter((arrival) => !isUnder(within, arrival.path))
    restored.push(...beside.map((arrival) => ({ ...arrival, node: entry.node })))
    scope = entry.path
  }
  return isUnder(token.path, scope) ? { index, path: visit.path, scope, restored } : undefined
}

/**
 * Undoes everything that followed from a place: cancels the tokens under its scope (the given one among them), puts back those
 * that joins had consumed, and forgets the history since. Gives the path for the token that goes on from there.
 */
export function relocate(run: Run, token: Token, place: Place, cause: CancelCause): Path {
  run.cancelToken(token.id, cause)
  for (const other of run.state.tokens.filter((each) => isUnder(each.path, place.scope))) run.cancelToken(other.id, cause)
  for (const { node, flow, path, outcome } of place.restored) {
    run.addToken({ node, state: 'waiting-at-join', path, flow, ...(outcome !== undefined && { outcome }) })
  }
  const isKept = (entry: HistoryEntry, index: number) =>
    index < place.index || !isUnder(entry.path, place.scope) || place.restored.some(({ path }) => isUnder(entry.path, path))
  run.state.history = run.state.history.filter(isKept)
  return place.path
}
