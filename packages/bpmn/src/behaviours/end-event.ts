import type { EndEvent } from '../model.ts'
import type { Behaviour } from './behaviour.ts'

/** The token ends here; the last one completes the instance, a terminate event ends all others with it. */
export const endEventBehaviour: Behaviour<EndEvent> = {
  arrive(run, node, arrival) {
    if (node.terminate) run.end(node.id, 'terminated')
    else run.leave(arrival, [])
  },
}
