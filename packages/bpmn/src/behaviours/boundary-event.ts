import { BpmnError } from '../errors.ts'
import { getFlow, type BoundaryEvent } from '../model.ts'
import { findPlace, relocate } from '../relocate.ts'
import type { Timer, Token } from '../state.ts'
import { toTraveller, type Behaviour, type Run, type Traveller } from './behaviour.ts'

/** A timer on an activity: interrupting, it takes the activity's token; otherwise it forks a token beside it. */
export const boundaryEventBehaviour: Behaviour<BoundaryEvent> = {
  arrive(_run, node) {
    throw new BpmnError('unsupported-feature', `a flow leads into boundary event ${node.id}`, { elementId: node.id })
  },
  fireTimer(run, node, timer) {
    const flows = node.outgoing.map((id) => getFlow(run.definition, id))
    const host = run.getToken(timer.tokenId)
    run.removeTimer(timer.id)
    const traveller = node.interrupting ? interrupt(run, host) : fork(run, node, timer, host)
    run.leave(traveller, flows)
  },
}

function interrupt(run: Run, host: Token): Traveller {
  // a task on a detour is left for good, so the walk goes on from where the detour led to
  const { returnTo, ...traveller } = toTraveller(host)
  const place = returnTo && findPlace(run.state, host, host.node)
  if (place) return { ...traveller, path: relocate(run, host, place, 'timer') }
  run.cancelToken(host.id, 'timer')
  return traveller
}

function fork(run: Run, node: BoundaryEvent, timer: Timer, host: Token): Traveller {
  const isForkedBefore = host.path.at(-1) === `${host.id}.host`
  const above = isForkedBefore ? host.path.slice(0, -1) : host.path
  run.replaceToken({ ...host, path: [...above, `${host.id}.host`] })
  if (node.timer.kind === 'cycle' && timer.fired + 1 < countRepeats(node.timer.expression)) {
    run.startTimer(node.id, host.id, timer.fired + 1)
  }
  const { returnTo: _, ...traveller } = toTraveller(host)
  return { ...traveller, path: [...above, `${host.id}.${node.id}-${run.nextNumber()}`] }
}

// R<n>/… repeats n times, R/… without end (ISO 8601-1 5.6); anything else is the host's own cycle and has no end either
function countRepeats(expression: string): number {
  const repeats = /^R(\d+)\//.exec(expression)?.[1]
  return repeats === undefined ? Infinity : Number(repeats)
}
