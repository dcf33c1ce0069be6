import { announce } from '../events.ts'
import { BpmnError } from '../errors.ts'
import { findLinkTarget, getFlow, type IntermediateThrowEvent } from '../model.ts'
import type { Behaviour } from './behaviour.ts'

/** The token goes on at once; a message or signal is sent, a link goes on where it is caught. Throws BpmnError 'no-flow' for a link without a pair. */
export const intermediateThrowEventBehaviour: Behaviour<IntermediateThrowEvent> = {
  arrive(run, node, { flow: _, ...arrival }) {
    if (node.link !== undefined) {
      const target = findLinkTarget(run.definition, node)
      if (!target) throw new BpmnError('no-flow', `nothing catches link ${node.link}`, { elementId: node.id })
      return run.arrive(target.id, arrival)
    }
    // it is on its way before the others, so that what the event interrupts takes it along
    run.leave(
      arrival,
      node.outgoing.map((id) => getFlow(run.definition, id)),
    )
    if (node.message !== undefined) announce(run, node, 'message', node.message)
    if (node.signal !== undefined) announce(run, node, 'signal', node.signal)
  },
}
