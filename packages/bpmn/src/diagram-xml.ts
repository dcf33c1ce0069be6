import type { Bounds, Drawing } from './drawing.ts'
import { isScopeActivity, listFlows, listScope, type ProcessDefinition } from './model.ts'
import type { XmlElement } from './xml.ts'

/** A drawing as BPMN DI; `freeId` gives an id that nothing else in the document has. */
export function toDiagramXml(
  definition: ProcessDefinition,
  name: string,
  drawing: Drawing,
  freeId: (wanted: string) => string,
): XmlElement {
  const di = (id: string) => freeId(`${id}_${name}`)
  const shapes = listScope(definition, undefined).map((node): XmlElement => {
    const isMarkerVisible = node.type === 'exclusiveGateway' ? 'true' : undefined
    const isExpanded = isScopeActivity(node) ? 'false' : undefined
    return {
      name: 'bpmndi:BPMNShape',
      attributes: { id: di(node.id), bpmnElement: node.id, isMarkerVisible, isExpanded },
      children: [toBoundsXml(drawing.shapes[node.id]), ...toLabelXml(drawing, node.id)],
    }
  })
  const edges = listFlows(definition, undefined).map((flow): XmlElement => {
    const points = drawing.edges[flow.id] ?? []
    return {
      name: 'bpmndi:BPMNEdge',
      attributes: { id: di(flow.id), bpmnElement: flow.id },
      children: [
        ...points.map(({ x, y }) => ({ name: 'di:waypoint', attributes: { x: `${x}`, y: `${y}` } })),
        ...toLabelXml(drawing, flow.id),
      ],
    }
  })
  const plane: XmlElement = {
    name: 'bpmndi:BPMNPlane',
    attributes: { id: di('BPMNPlane'), bpmnElement: definition.id },
    children: [...shapes, ...edges],
  }
  return { name: 'bpmndi:BPMNDiagram', attributes: { id: di('BPMNDiagram'), name }, children: [plane] }
}

function toLabelXml({ labels }: Drawing, id: string): XmlElement[] {
  const bounds = Object.hasOwn(labels, id) ? labels[id] : undefined
  return bounds ? [{ name: 'bpmndi:BPMNLabel', children: [toBoundsXml(bounds)] }] : []
}

function toBoundsXml({ x, y, width, height }: Bounds = { x: 0, y: 0, width: 0, height: 0 }): XmlElement {
  return { name: 'dc:Bounds', attributes: { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}` } }
}
