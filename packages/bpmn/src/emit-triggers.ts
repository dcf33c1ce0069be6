import type { FlowNode, ProcessDefinition } from './model.ts'
import type { XmlElement } from './xml.ts'

/** The messages, signals and errors that a document names, and the ids they have there. */
export interface References {
  elements: XmlElement[]
  /** by kind and name */
  ids: Map<string, string>
}

const kinds = ['message', 'signal', 'error'] as const

/** Everything that the events of a process name, once each. */
export function toReferences(definition: ProcessDefinition, freeId: (wanted: string) => string): References {
  const references: References = { elements: [], ids: new Map() }
  for (const kind of kinds) {
    const names = new Set(Object.values(definition.nodes).flatMap((node) => nameOf(node, kind) || []))
    for (const [index, name] of [...names].entries()) {
      const id = freeId(`${kind}_${index + 1}`)
      references.ids.set(`${kind} ${name}`, id)
      references.elements.push({ name: `bpmn:${kind}`, attributes: { id, ...(kind === 'error' ? { errorCode: name } : { name }) } })
    }
  }
  return references
}

/** What an event waits for or does, timers left out. */
export function toTriggerXml({ ids }: References, node: FlowNode): XmlElement[] {
  const named = kinds.flatMap((kind): XmlElement[] => {
    const name = nameOf(node, kind)
    if (name === undefined) return []
    return [{ name: `bpmn:${kind}EventDefinition`, attributes: { [`${kind}Ref`]: ids.get(`${kind} ${name}`) } }]
  })
  const link = 'link' in node ? node.link : undefined
  return link === undefined ? named : [...named, { name: 'bpmn:linkEventDefinition', attributes: { name: link } }]
}

function nameOf(node: FlowNode, kind: (typeof kinds)[number]): string | undefined {
  const name: unknown = Object.hasOwn(node, kind) ? (node as unknown as Record<string, unknown>)[kind] : undefined
  return typeof name === 'string' ? name : undefined
}
