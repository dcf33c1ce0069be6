import { toDiagramXml } from './diagram-xml.ts'
import { freeIds, toRootXml, writeDocument } from './emit.ts'
import { drawProcess, type Room } from './layout.ts'
import type { ProcessDefinition } from './model.ts'

const namespaces = {
  'xmlns:bpmndi': 'http://www.omg.org/spec/BPMN/20100524/DI',
  'xmlns:dc': 'http://www.omg.org/spec/DD/20100524/DC',
  'xmlns:di': 'http://www.omg.org/spec/DD/20100524/DI',
  targetNamespace: 'http://www.omg.org/spec/BPMN/20100524/MODEL',
}

/**
 * BPMN 2.0 XML for a viewer: the process without what an application set beside it, and a diagram for each room, by its name. Sub-processes
 * and calls are drawn closed. The same definition gives the same text.
 */
export function emitDrawing(definition: ProcessDefinition, rooms: Record<string, Room>): string {
  const freeId = freeIds(definition)
  const id = freeId(`Definitions_${definition.id}`)
  const root = toRootXml(definition, freeId)
  const drawings = Object.entries(drawProcess(definition, rooms))
  const diagrams = drawings.map(([name, drawing]) => toDiagramXml(definition, name, drawing, freeId))
  return writeDocument({ ...namespaces, id }, [...root, ...diagrams])
}
