import type { ExtensionElement, Flow, FlowNode, ProcessDefinition, TimerDefinition } from './model.ts'
import { toDefinition, type ExtensionNamespace, type ProcessSpec } from './spec.ts'
import { writeXml, type XmlElement } from './xml.ts'

const namespaces = {
  'xmlns:bpmn': 'http://www.omg.org/spec/BPMN/20100524/MODEL',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
}

/**
 * BPMN 2.0 XML for a spec, without a drawing (see emitDrawing); parseBpmn gives back toDefinition(spec). The same spec gives the same text.
 * Throws BpmnError 'invalid-spec', 'bad-id', 'duplicate-id' or 'unknown-node'.
 */
export function emitBpmn(spec: ProcessSpec): string {
  const definition = toDefinition(spec)
  const { prefix, uri } = spec.namespace
  const attributes = { [`xmlns:${prefix}`]: uri, id: freeIds(definition)(`Definitions_${definition.id}`), targetNamespace: uri }
  return writeDocument(attributes, [toProcessXml(definition, spec.namespace)])
}

/** A BPMN document: the attributes of its root, and what stands in it. */
export function writeDocument(attributes: Record<string, string>, children: XmlElement[]): string {
  const root: XmlElement = { name: 'bpmn:definitions', attributes: { ...namespaces, ...attributes }, children }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}`
}

/** Gives ids that neither the process nor an earlier call has. */
export function freeIds(definition: ProcessDefinition): (wanted: string) => string {
  const used = new Set([definition.id, ...Object.keys(definition.nodes), ...Object.keys(definition.flows)])
  return (wanted) => {
    let id = wanted
    while (used.has(id)) id = `${id}_`
    used.add(id)
    return id
  }
}

/** A process as XML; of settings that are not BPMN's own those in the namespace given, and none without one. */
export function toProcessXml(definition: ProcessDefinition, namespace?: ExtensionNamespace): XmlElement {
  return {
    name: 'bpmn:process',
    attributes: { id: definition.id, name: definition.name || undefined, isExecutable: 'true' },
    children: [
      ...Object.values(definition.nodes).map((node) => toNodeXml(definition, node, namespace)),
      ...Object.values(definition.flows).map(toFlowXml),
    ],
  }
}

function toNodeXml(definition: ProcessDefinition, node: FlowNode, namespace?: ExtensionNamespace): XmlElement {
  const defaultFlow = node.outgoing.find((id) => definition.flows[id]?.isDefault)
  const isBoundary = node.type === 'boundaryEvent'
  return {
    name: `bpmn:${node.type}`,
    attributes: {
      id: node.id,
      name: node.name || undefined,
      attachedToRef: isBoundary ? node.attachedTo : undefined,
      cancelActivity: isBoundary && !node.interrupting ? 'false' : undefined,
      default: defaultFlow,
      ...(namespace && node.attributes),
    },
    children: [
      ...(namespace && node.extensions.length > 0
        ? [{ name: 'bpmn:extensionElements', children: node.extensions.map(toExtensionXml) }]
        : []),
      ...node.incoming.map((text) => ({ name: 'bpmn:incoming', text })),
      ...node.outgoing.map((text) => ({ name: 'bpmn:outgoing', text })),
      ...('timer' in node && node.timer ? [toTimerXml(node.timer)] : []),
      ...(node.type === 'endEvent' && node.terminate ? [{ name: 'bpmn:terminateEventDefinition' }] : []),
      ...toMultiInstanceXml(node, namespace?.prefix),
    ],
  }
}

function toExtensionXml({ name, attributes, children, text }: ExtensionElement): XmlElement {
  return { name, attributes, children: children.map(toExtensionXml), ...(text !== undefined && { text }) }
}

function toMultiInstanceXml(node: FlowNode, prefix?: string): XmlElement[] {
  if (node.type !== 'userTask' || !node.multiInstance) return []
  const { parallel, collection, elementVariable, completionCondition } = node.multiInstance
  const attributes = {
    isSequential: parallel ? undefined : 'true',
    ...(prefix !== undefined && {
      [`${prefix}:collection`]: collection || undefined,
      [`${prefix}:elementVariable`]: elementVariable || undefined,
    }),
  }
  const children = completionCondition === undefined ? [] : [toExpressionXml('bpmn:completionCondition', completionCondition)]
  return [{ name: 'bpmn:multiInstanceLoopCharacteristics', attributes, children }]
}

function toTimerXml({ kind, expression }: TimerDefinition): XmlElement {
  const names = { duration: 'bpmn:timeDuration', date: 'bpmn:timeDate', cycle: 'bpmn:timeCycle' } as const
  return { name: 'bpmn:timerEventDefinition', children: [toExpressionXml(names[kind], expression)] }
}

function toFlowXml({ id, name, source, target, condition }: Flow): XmlElement {
  return {
    name: 'bpmn:sequenceFlow',
    attributes: { id, name: name || undefined, sourceRef: source, targetRef: target },
    children: condition === undefined ? [] : [toExpressionXml('bpmn:conditionExpression', condition)],
  }
}

function toExpressionXml(name: string, text: string): XmlElement {
  return { name, attributes: { 'xsi:type': 'bpmn:tFormalExpression' }, text }
}
