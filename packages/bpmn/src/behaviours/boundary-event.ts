import { BpmnError } from '../errors.ts'
import type { CancelCause } from '../commands.ts'
import { getFlow, getNode, type BoundaryEvent } from '../model.ts'
import { canReach } from '../reachable-places.ts'
import { findPlace, relocate } from '../relocate.ts'
import { listEnclosing, scopeOfToken, wholeOf } from '../scope.ts'
import type { Timer, Token } from '../state.ts'
import { placeOf } from '../tokens-as-places.ts'
import { goBack } from './activity.ts'
import { toTraveller, type Behaviour, type Run, type Traveller } from './behaviour.ts'

/** An event on an activity: interrupting, it takes the activity's token; otherwise it forks a token beside it. */
export const boundaryEventBehaviour: Behaviour<BoundaryEvent> = {
  arrive(_run, node) {
    throw new BpmnError('unsupported-feature', `a flow leads into boundary event ${node.id}`, { elementId: node.id })
  },
  fireTimer(run, node, timer) {
    const host = run.getToken(timer.tokenId)
    run.removeTimer(timer.id)
    if (!node.interrupting && isRepeated(node, timer)) run.startTimer(node.id, host.id, timer.fired + 1)
    goOn(run, node, host, 'timer')
  },
  occur: goOn,
}

function goOn(run: Run, node: BoundaryEvent, host: Token, cause: CancelCause): void {
  const isInterrupting = node.interrupting || node.error !== undefined
  if (leadsAstray(run, host, isInterrupting ? [`@${host.node}`] : [placeOf(host), ...node.outgoing])) {
    if (!isInterrupting) return
    run.cancelToken(host.id, cause)
    return goBack(run, toTraveller(host))
  }
  const traveller = isInterrupting ? interrupt(run, host, cause) : fork(run, node, host)
  run.leave(
    traveller,
    node.outgoing.map((id) => getFlow(run.definition, id)),
  )
}

/**
 * Whether an event on a detour would lead on from where the token has never been to places that no ordinary run has beside the others: out of a sub-process, past a
 * branch. What does not interrupt begins nothing then, and what does ends the detour: the token goes back.
 */
function leadsAstray(run: Run, host: Token, places: string[]): boolean {
  if (!host.returnTo || findPlace(run.state, host, host.node)) return false
  const scope = scopeOfToken(run.definition, run.state, host)
  const others = run.state.tokens.filter((token) => token.parent === host.parent && token.id !== host.id).map(placeOf)
  return getNode(run.definition, host.node).scope !== scope || !canReach(run.definition, scope, [...others, ...places])
}

function interrupt(run: Run, host: Token, cause: CancelCause): Traveller {
  const { returnTo, ...traveller } = toTraveller(host)
  // a task on a detour is left for good, so the walk goes on from where the detour led to
  const place = returnTo && findPlace(run.state, host, host.node)
  if (place) {
    const { outcome } = traveller
    return { ...(outcome !== undefined && { outcome }), ...relocate(run, host, place, cause) }
  }
  run.cancelToken(host.id, cause)
  return traveller
}

function fork(run: Run, node: BoundaryEvent, host: Token): Traveller {
  const carrier = findCarrier(run, node, host)
  const isForkedBefore = carrier.path.at(-1) === `${carrier.id}.host`
  const above = isForkedBefore ? carrier.path.slice(0, -1) : carrier.path
  run.replaceToken({ ...carrier, path: [...above, `${carrier.id}.host`] })
  const { returnTo: _, outcome: __, ...traveller } = toTraveller(carrier)
  const { outcome } = host
  return { ...traveller, ...(outcome !== undefined && { outcome }), path: [...above, `${carrier.id}.${node.id}-${run.nextNumber()}`] }
}

// a detour out of a sub-process leads to an activity outside, and what its event begins lies outside too
function findCarrier(run: Run, node: BoundaryEvent, host: Token): Token {
  const around = listEnclosing(run.state, host.parent).map((token) => wholeOf(run.state, token))
  return [host, ...around].find((token) => scopeOfToken(run.definition, run.state, token) === node.scope) ?? host
}

function isRepeated({ timer }: BoundaryEvent, { fired }: Timer): boolean {
  return timer?.kind === 'cycle' && fired + 1 < countRepeats(timer.expression)
}

// R<n>/… repeats n times, R/… without end (ISO 8601-1 5.6); anything else is the host's own cycle and has no end either
function countRepeats(expression: string): number {
  const repeats = /^R(\d+)\//.exec(expression)?.[1]
  return repeats === undefined ? Infinity : Number(repeats)
}
