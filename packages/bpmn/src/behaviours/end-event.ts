import { announce, raise } from '../events.ts'
import type { EndEvent } from '../model.ts'
import type { Behaviour } from './behaviour.ts'

/**
 * The token ends here; the last one completes its scope. A terminate event ends all others in its scope with it, an error leaves the scope
 * by the event that catches it.
 */
export const endEventBehaviour: Behaviour<EndEvent> = {
  arrive(run, node, arrival) {
    if (node.error !== undefined) raise(run, node, node.error, arrival.parent)
    else if (!node.terminate) {
      run.leave(arrival, [])
      if (node.message !== undefined) announce(run, node, 'message', node.message)
      if (node.signal !== undefined) announce(run, node, 'signal', node.signal)
    } else if (arrival.parent === undefined) run.end(node.id, 'terminated')
    else {
      run.leave(arrival, [])
      run.cancelWithin(arrival.parent, 'terminate')
    }
  },
}
