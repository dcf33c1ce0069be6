import type { Run } from './behaviours/behaviour.ts'
import type { CancelCause } from './commands.ts'
import { findBoundaryEvents } from './model.ts'
import { isUnder } from './path.ts'
import { findScopeToken } from './scope.ts'
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
  /** sub-processes and calls around the visit that were done since then and must be open again, from within outwards */
  reopened: { node: string; path: Path; inner: Path }[]
}

/** Index of the last visit of a node as a token sees it, -1 where there is none: other instances of a sub-process around it are no past of its own. */
export function findLastVisit({ history, tokens }: InstanceState, token: Token, node: string): number {
  const instances = tokens.flatMap(({ scope, index }) => (scope && index !== undefined && !isUnder(token.path, scope) ? [scope] : []))
  return history
    .map((entry) => entry.kind === 'visit' && entry.node === node && !instances.some((scope) => isUnder(entry.path, scope)))
    .lastIndexOf(true)
}

/** The last visit of a node as a place this token could be moved back to; undefined where the visit is no ancestor of the token. */
export function findPlace(state: InstanceState, token: Token, node: string): Place | undefined {
  const index = findLastVisit(state, token, node)
  const visit = state.history[index]
  if (!visit) return undefined
  const restored: Place['restored'] = []
  const reopened: Place['reopened'] = []
  let scope = visit.path
  for (const entry of state.history.slice(index + 1)) {
    const within = scope
    if (entry.kind === 'scope') {
      // a branch that ended by itself in there, or was cut off, is no way to its end
      if (!isSame(within, entry.inner)) continue
      reopened.push(entry)
      scope = entry.path
    }
    if (entry.kind !== 'join') continue
    // the join that consumed the branch of the visit; what arrived there beside it stays done
    if (!entry.arrivals.some((arrival) => isSame(within, arrival.path))) continue
    const beside = entry.arrivals.filter((arrival) => !isSame(within, arrival.path))
    restored.push(...beside.map((arrival) => ({ ...arrival, node: entry.node })))
    scope = entry.path
  }
  return isUnder(token.path, scope) ? { index, path: visit.path, scope, restored, reopened } : undefined
}

function isSame(path: Path, other: Path): boolean {
  return path.length === other.length && isUnder(path, other)
}

/**
 * Undoes everything that followed from a place: cancels the tokens under its scope (the given one among them), opens again the sub-processes
 * around it, puts back the tokens that joins had consumed, and forgets the history since. Gives where the token goes on from there.
 */
export function relocate(run: Run, token: Token, place: Place, cause: CancelCause): { path: Path; parent?: string } {
  run.cancelToken(token.id, cause)
  run.cancelUnder(place.scope, cause)
  for (const { node, path, inner } of place.reopened.toReversed()) reopen(run, node, path, inner)
  for (const { node, flow, path, outcome } of place.restored) {
    const facts = { ...parentAt(run, path), ...(outcome !== undefined && { outcome }) }
    run.addToken({ node, state: 'waiting-at-join', path, flow, ...facts })
  }
  const isKept = (entry: HistoryEntry, index: number) =>
    index < place.index || !isUnder(entry.path, place.scope) || place.restored.some(({ path }) => isUnder(entry.path, path))
  run.state.history = run.state.history.filter(isKept)
  return { path: place.path, ...parentAt(run, place.path) }
}

function reopen(run: Run, node: string, path: Path, inner: Path): void {
  const token = run.addToken({ node, state: 'active', path, ...parentAt(run, path), scope: inner })
  for (const event of findBoundaryEvents(run.definition, node)) if (event.timer) run.startTimer(event.id, token.id, 0)
}

function parentAt(run: Run, path: Path): { parent?: string } {
  const parent = findScopeToken(run.state, path)
  return parent ? { parent: parent.id } : {}
}
