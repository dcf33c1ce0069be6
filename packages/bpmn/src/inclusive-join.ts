import { getFlow, getNode, findLinkTarget, type FlowNode, type ProcessDefinition } from './model.ts'

const known = new WeakMap<ProcessDefinition, Map<string, Set<string>>>()

/**
 * Whether an inclusive gateway has to wait (BPMN 2.0, 13.4.3): a token elsewhere can still come by a flow that has none, and not by one
 * that has one. `places` are the nodes of the tokens elsewhere in the scope, `arrived` the flows that have one.
 */
export function mustWait(
  definition: ProcessDefinition,
  gateway: FlowNode,
  arrived: ReadonlySet<string>,
  places: Iterable<string>,
): boolean {
  const missing = gateway.incoming.filter((flow) => !arrived.has(flow))
  const present = gateway.incoming.filter((flow) => arrived.has(flow))
  const comesBy = (place: string, flow: string) => nodesBefore(definition, flow).has(place)
  for (const place of places) {
    if (missing.some((flow) => comesBy(place, flow)) && !present.some((flow) => comesBy(place, flow))) return true
  }
  return false
}

/** The nodes from which a flow can be reached without passing the node it leads to. */
function nodesBefore(definition: ProcessDefinition, flow: string): Set<string> {
  const ofDefinition = known.get(definition) ?? new Map<string, Set<string>>()
  known.set(definition, ofDefinition)
  const found = ofDefinition.get(flow)
  if (found) return found
  const { source, target } = getFlow(definition, flow)
  const before = new Set([source])
  // the set grows while it is read
  for (const id of before) for (const earlier of listSources(definition, id)) if (earlier !== target) before.add(earlier)
  before.delete(target)
  ofDefinition.set(flow, before)
  return before
}

function listSources(definition: ProcessDefinition, id: string): string[] {
  const node = getNode(definition, id)
  if (node.type === 'boundaryEvent') return [node.attachedTo]
  const links =
    node.type === 'intermediateCatchEvent' && node.link !== undefined
      ? Object.values(definition.nodes).filter(
          (other) => other.type === 'intermediateThrowEvent' && findLinkTarget(definition, other) === node,
        )
      : []
  return [...node.incoming.map((flow) => getFlow(definition, flow).source), ...links.map((link) => link.id)]
}
