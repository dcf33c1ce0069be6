import { listFlows, listScope, type FlowNode, type ProcessDefinition } from '../model.ts'

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

/** The process as places and lines, sub-processes closed; each named flow goes through a place for its name. */
export function toGraph(definition: ProcessDefinition): { vertices: Vertex[]; arcs: Arc[] } {
  const { nodes } = definition
  const drawn = listScope(definition, undefined)
  const hostOf = (id: string): string | undefined => {
    const node = nodes[id]
    return node?.type === 'boundaryEvent' && nodes[node.attachedTo]?.type !== 'boundaryEvent' ? node.attachedTo : undefined
  }
  const vertices: Vertex[] = drawn.flatMap((node) => {
    if (hostOf(node.id) !== undefined) return []
    const guests = drawn.filter((other) => hostOf(other.id) === node.id)
    const hasMarker = 'multiInstance' in node && node.multiInstance !== undefined
    return [{ id: node.id, name: node.name, kind: kindOf(node), guests, hasMarker }]
  })
  const arcs: Arc[] = []
  for (const { id, name, source, target, isDefault } of listFlows(definition, undefined)) {
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

const boxes: FlowNode['type'][] = ['userTask', 'serviceTask', 'subProcess', 'callActivity']

function kindOf({ type }: FlowNode): Vertex['kind'] {
  if (boxes.includes(type)) return 'box'
  return type.endsWith('Gateway') ? 'diamond' : 'circle'
}
