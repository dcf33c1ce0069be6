import type { FlowNode, ProcessDefinition } from '../model.ts'

/** What takes a place of its own: a node, or the name of a flow that stands over its line. */
export interface Vertex {
  id: string
  name: string
  kind: 'box' | 'diamond' | 'circle' | 'name'
  /** boundary events hung on it */
  guests: FlowNode[]
  hasMarker: boolean
}

/** A line from one place to another: a flow, or half of one that has a name on its way. */
export interface Arc {
  flow: string
  half: 0 | 1
  source: string
  target: string
  /** the boundary event it leaves by */
  guest?: string
  isUsual: boolean
}

/** The process as places and lines; each named flow goes through a place for its name. */
export function toGraph({ nodes, flows }: ProcessDefinition): { vertices: Vertex[]; arcs: Arc[] } {
  const hostOf = (id: string): string | undefined => {
    const node = nodes[id]
    return node?.type === 'boundaryEvent' && nodes[node.attachedTo]?.type !== 'boundaryEvent' ? node.attachedTo : undefined
  }
  const vertices: Vertex[] = Object.values(nodes).flatMap((node) => {
    if (hostOf(node.id) !== undefined) return []
    const guests = Object.values(nodes).filter((other) => hostOf(other.id) === node.id)
    const hasMarker = node.type === 'userTask' && node.multiInstance !== undefined
    return [{ id: node.id, name: node.name, kind: kindOf(node), guests, hasMarker }]
  })
  const arcs: Arc[] = []
  for (const { id, name, source, target, isDefault } of Object.values(flows)) {
    const host = hostOf(source)
    const line = { flow: id, source: host ?? source, target: hostOf(target) ?? target, isUsual: isDefault }
    const guest = host === undefined ? {} : { guest: source }
    if (name === '') arcs.push({ ...line, half: 0, ...guest })
    else {
      vertices.push({ id, name, kind: 'name', guests: [], hasMarker: false })
      arcs.push({ ...line, half: 0, target: id, ...guest }, { ...line, half: 1, source: id })
    }
  }
  return { vertices, arcs }
}

function kindOf({ type }: FlowNode): Vertex['kind'] {
  if (type === 'userTask' || type === 'serviceTask') return 'box'
  return type === 'exclusiveGateway' || type === 'parallelGateway' ? 'diamond' : 'circle'
}
