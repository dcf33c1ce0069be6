import { getFlow, type StartEvent } from '../model.ts'
import type { Behaviour } from './behaviour.ts'

/** A none start event: the token goes on at once. */
export const startEventBehaviour: Behaviour<StartEvent> = {
  arrive(run, node, arrival) {
    run.leave(
      arrival,
      node.outgoing.map((id) => getFlow(run.definition, id)),
    )
  },
}
