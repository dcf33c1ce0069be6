import { toReferences, toTriggerXml, type References } from './emit-triggers.ts'
import {
  listFlows,
  listScope,
  type ExtensionElement,
  type Flow,
  type FlowNode,
  type ProcessDefinition,
  type TimerDefinition,
} from './model.ts'
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
  const freeId = freeIds(definition)
  const attributes = { [`xmlns:${prefix}`]: uri, id: freeId(`Definitions_${definition.id}`), targetNamespace: uri }
  return writeDocument(attributes, toRootXml(definition, freeId, spec.namespace))
}

/** A BPMN document: the attributes of its root, and what stands in it. */
export function writeDocument(attributes: Record<string, string>, children: XmlElement[]): string {
  const root: XmlElement = { name: 'bpmn:definitions', attributes: { ...namespaces, ...attributes }, children }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}`
}

/** Gives ids that neither the process nor an earlier call has. */
export function freeIds(definition: ProcessDefinition): (wanted: string) => string {
  const used = new Set([definition.id, ...listCalled(definition), ...Object.keys(definition.nodes), ...Object.keys(definition.flows)])
  return (wanted) => {
    let id = wanted
    while (used.has(id)) id = `${id}_`
    used.add(id)
    return id
  }
}

interface Writing {
  definition: ProcessDefinition
  references: References
  namespace: ExtensionNamespace | undefined
}

/**
 * A process as XML, with the processes it calls and what its events name; of settings that are not BPMN's own those in the namespace given,
 * and none without one.
 */
export function toRootXml(definition: ProcessDefinition, freeId: (wanted: string) => string, namespace?: ExtensionNamespace): XmlElement[] {
  const references = toReferences(definition, freeId)
  const writing = { definition, references, namespace }
  const { id, name } = definition
  const called = listCalled(definition).map((scope): XmlElement => {
    // what a process calls is no process to begin with
    return { name: 'bpmn:process', attributes: { id: scope, isExecutable: 'false' }, children: toScopeXml(writing, scope) }
  })
  const attributes = { id, name: name || undefined, isExecutable: 'true' }
  return [...references.elements, { name: 'bpmn:process', attributes, children: toScopeXml(writing, undefined) }, ...called]
}

/** The called processes that have nodes, in the order of the calls. */
function listCalled(definition: ProcessDefinition): string[] {
  const called = Object.values(definition.nodes).flatMap((node) => (node.type === 'callActivity' ? [node.calledElement] : []))
  return [...new Set(called)].filter((scope) => listScope(definition, scope).length > 0)
}

function toScopeXml(writing: Writing, scope: string | undefined): XmlElement[] {
  const { definition } = writing
  return [...listScope(definition, scope).map((node) => toNodeXml(writing, node)), ...listFlows(definition, scope).map(toFlowXml)]
}

function toNodeXml(writing: Writing, node: FlowNode): XmlElement {
  const { definition, namespace } = writing
  const defaultFlow = node.outgoing.find((id) => definition.flows[id]?.isDefault)
  const isBoundary = node.type === 'boundaryEvent'
  return {
    name: `bpmn:${node.type}`,
    attributes: {
      id: node.id,
      name: node.name || undefined,
      attachedToRef: isBoundary ? node.attachedTo : undefined,
      cancelActivity: isBoundary && !node.interrupting ? 'false' : undefined,
      calledElement: node.type === 'callActivity' ? node.calledElement : undefined,
      implementation: node.type === 'serviceTask' ? node.handler : undefined,
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
      ...toTriggerXml(writing.references, node),
      ...toMultiInstanceXml(node, namespace?.prefix),
      ...(node.type === 'subProcess' ? toScopeXml(writing, node.id) : []),
    ],
  }
}

function toExtensionXml({ name, attributes, children, text }: ExtensionElement): XmlElement {
  return { name, attributes, children: children.map(toExtensionXml), ...(text !== undefined && { text }) }
}

function toMultiInstanceXml(node: FlowNode, prefix?: string): XmlElement[] {
  if (!('multiInstance' in node) || !node.multiInstance) return []
  const { parallel, collection, cardinality, elementVariable, completionCondition } = node.multiInstance
  const attributes = {
    isSequential: parallel ? undefined : 'true',
    ...(prefix !== undefined && {
      [`${prefix}:collection`]: collection || undefined,
      [`${prefix}:elementVariable`]: elementVariable || undefined,
    }),
  }
  const children = [
    ...(cardinality === undefined ? [] : [toExpressionXml('bpmn:loopCardinality', cardinality)]),
    ...(completionCondition === undefined ? [] : [toExpressionXml('bpmn:completionCondition', completionCondition)]),
  ]
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
