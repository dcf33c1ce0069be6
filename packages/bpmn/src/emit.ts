import { toDiagramXml } from './diagram-xml.ts'
import { drawProcess } from './layout.ts'
import type { ExtensionElement, Flow, FlowNode, ProcessDefinition, TimerDefinition } from './model.ts'
import { toDefinition, type ExtensionNamespace, type ProcessSpec } from './spec.ts'
import { writeXml, type XmlElement } from './xml.ts'

const namespaces = {
  'xmlns:bpmn': 'http://www.omg.org/spec/BPMN/20100524/MODEL',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xmlns:bpmndi': 'http://www.omg.org/spec/BPMN/20100524/DI',
  'xmlns:dc': 'http://www.omg.org/spec/DD/20100524/DC',
  'xmlns:di': 'http://www.omg.org/spec/DD/20100524/DI',
}

/** What the drawings of a document are made for (px): a dialog, a column beside others, and a telephone, where one scrolls down. */
const rooms = { wide: { width: 960, height: 450 }, medium: { width: 600, height: 470 }, narrow: { width: 440 } }

/**
 * BPMN 2.0 XML with its drawings (diagrams `wide`, `medium` and `narrow`) for a spec; parseBpmn gives back toDefinition(spec). The same spec gives
 * the same text. Throws BpmnError 'invalid-spec', 'bad-id', 'duplicate-id' or 'unknown-node'.
 */
export function emitBpmn(spec: ProcessSpec): string {
  return writeBpmn(toDefinition(spec), spec.namespace)
}

/** BPMN 2.0 XML with fresh drawings for a definition whose extensions are all of one namespace. */
export function writeBpmn(definition: ProcessDefinition, namespace: ExtensionNamespace): string {
  const process: XmlElement = {
    name: 'bpmn:process',
    attributes: { id: definition.id, name: definition.name || undefined, isExecutable: 'true' },
    children: [
      ...Object.values(definition.nodes).map((node) => toNodeXml(definition, node, namespace)),
      ...Object.values(definition.flows).map(toFlowXml),
    ],
  }
  const used = new Set([definition.id, ...Object.keys(definition.nodes), ...Object.keys(definition.flows)])
  const freeId = (wanted: string): string => {
    let id = wanted
    while (used.has(id)) id = `${id}_`
    used.add(id)
    return id
  }
  const root: XmlElement = {
    name: 'bpmn:definitions',
    attributes: {
      ...namespaces,
      [`xmlns:${namespace.prefix}`]: namespace.uri,
      id: freeId(`Definitions_${definition.id}`),
      targetNamespace: namespace.uri,
    },
    children: [
      process,
      ...Object.entries(rooms).map(([name, room]) => toDiagramXml(definition, name, drawProcess(definition, room), freeId)),
    ],
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}`
}

function toNodeXml(definition: ProcessDefinition, node: FlowNode, namespace: ExtensionNamespace): XmlElement {
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
      ...node.attributes,
    },
    children: [
      ...(node.extensions.length > 0 ? [{ name: 'bpmn:extensionElements', children: node.extensions.map(toExtensionXml) }] : []),
      ...node.incoming.map((text) => ({ name: 'bpmn:incoming', text })),
      ...node.outgoing.map((text) => ({ name: 'bpmn:outgoing', text })),
      ...('timer' in node ? [toTimerXml(node.timer)] : []),
      ...(node.type === 'endEvent' && node.terminate ? [{ name: 'bpmn:terminateEventDefinition' }] : []),
      ...toMultiInstanceXml(node, namespace.prefix),
    ],
  }
}

function toExtensionXml({ name, attributes, children, text }: ExtensionElement): XmlElement {
  return { name, attributes, children: children.map(toExtensionXml), ...(text !== undefined && { text }) }
}

function toMultiInstanceXml(node: FlowNode, prefix: string): XmlElement[] {
  if (node.type !== 'userTask' || !node.multiInstance) return []
  const { parallel, collection, elementVariable, completionCondition } = node.multiInstance
  const attributes = {
    isSequential: parallel ? undefined : 'true',
    [`${prefix}:collection`]: collection || undefined,
    [`${prefix}:elementVariable`]: elementVariable || undefined,
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
