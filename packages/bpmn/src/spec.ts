import { BpmnError } from './errors.ts'
import type { ExtensionElement, Flow, FlowNode, MultiInstance, NodeBase, NodeType, ProcessDefinition, TimerDefinition } from './model.ts'
import { isXmlText } from './xml.ts'

/** The namespace of an application's own settings. */
export interface ExtensionNamespace {
  prefix: string
  uri: string
}

/** An extension element as written by hand; what is left out is empty. */
export interface ExtensionSpec {
  name: string
  attributes?: Record<string, string>
  children?: ExtensionSpec[]
  text?: string
}

export interface NodeSpec {
  id: string
  type: NodeType
  name?: string
  /** the sub-process or called process it lies in */
  scope?: string
  /** of a user task, sub-process or call; parallel unless it says otherwise */
  multiInstance?: { parallel?: boolean; collection?: string; cardinality?: string; elementVariable?: string; completionCondition?: string }
  /** of a boundary or intermediate catch event */
  timer?: TimerDefinition
  /** of a start, end, boundary or intermediate event */
  message?: string
  signal?: string
  /** code of an end or boundary event; empty on a boundary event for any */
  error?: string
  /** of an intermediate event */
  link?: string
  /** of a service task */
  handler?: string
  /** of a call: id of a process whose nodes have it as their scope */
  calledElement?: string
  /** of a boundary event */
  attachedTo?: string
  /** of a boundary event; true unless it says otherwise */
  interrupting?: boolean
  /** of an end event */
  terminate?: boolean
  extensions?: ExtensionSpec[]
  attributes?: Record<string, string>
}

export interface FlowSpec {
  /** made from the two ends where absent */
  id?: string
  from: string
  to: string
  name?: string
  condition?: string
  default?: boolean
}

/** A process as a short readable table. */
export interface ProcessSpec {
  id: string
  name: string
  namespace: ExtensionNamespace
  nodes: NodeSpec[]
  flows: FlowSpec[]
}

const ncName = /^[\p{L}_][\p{L}\p{N}_.-]*$/u

const defaulting = ['exclusiveGateway', 'inclusiveGateway', 'userTask', 'serviceTask', 'subProcess', 'callActivity']

/** The definition a spec stands for; parsing its BPMN gives the same. Throws BpmnError 'invalid-spec', 'bad-id', 'duplicate-id' or 'unknown-node'. */
export function toDefinition(spec: ProcessSpec): ProcessDefinition {
  const ids = new Set<string>()
  const claim = (id: string) => {
    if (!ncName.test(id) || id === '__proto__') throw new BpmnError('bad-id', `${JSON.stringify(id)} is no XML name`, { elementId: id })
    if (ids.has(id)) throw new BpmnError('duplicate-id', `${id} is used twice`, { elementId: id })
    ids.add(id)
    return id
  }
  if (!ncName.test(spec.namespace.prefix)) throw new BpmnError('invalid-spec', `${spec.namespace.prefix} is no prefix`)
  claim(spec.id)
  const nodes = Object.fromEntries(spec.nodes.map((node) => [claim(node.id), toNode(node, spec.namespace.prefix)]))
  for (const { id } of spec.flows) if (id !== undefined) claim(id)
  const flows = Object.fromEntries(spec.flows.map((flow) => toFlow(flow, nodes, ids)).map((flow) => [flow.id, flow]))
  for (const node of spec.nodes) {
    if (node.attachedTo !== undefined && !Object.hasOwn(nodes, node.attachedTo)) {
      throw new BpmnError('unknown-node', `${node.id} is attached to ${node.attachedTo}, which is not there`, { elementId: node.id })
    }
  }
  const definition = { id: spec.id, name: spec.name, nodes, flows }
  refuseUnwritable(definition, spec.id)
  return definition
}

function toNode(spec: NodeSpec, prefix: string): FlowNode {
  const base: NodeBase = {
    id: spec.id,
    name: spec.name ?? '',
    incoming: [],
    outgoing: [],
    extensions: (spec.extensions ?? []).map((extension) => toExtension(extension, prefix, spec.id)),
    attributes: { ...spec.attributes },
    ...(spec.scope !== undefined && { scope: spec.scope }),
  }
  const { message, signal, error, link } = spec
  const announced = { ...(message !== undefined && { message }), ...(signal !== undefined && { signal }) }
  const raised = error !== undefined && { error }
  const linked = link !== undefined && { link }
  for (const name of Object.keys(base.attributes)) checkName(name, prefix, spec.id)
  const { type } = spec
  switch (type) {
    case 'startEvent':
      return { ...base, type, ...announced }
    case 'endEvent':
      return { ...base, type, terminate: spec.terminate ?? false, ...announced, ...raised }
    case 'userTask':
    case 'subProcess':
      return { ...base, type, ...toRepetition(spec) }
    case 'callActivity':
      return { ...base, type, calledElement: spec.calledElement ?? '', ...toRepetition(spec) }
    case 'serviceTask':
      return { ...base, type, ...(spec.handler !== undefined && { handler: spec.handler }) }
    case 'boundaryEvent': {
      const { attachedTo = '', interrupting = true } = spec
      return { ...base, type, attachedTo, interrupting, ...toTimer(spec), ...announced, ...raised }
    }
    case 'intermediateCatchEvent':
      return { ...base, type, ...toTimer(spec), ...announced, ...linked }
    case 'intermediateThrowEvent':
      return { ...base, type, ...announced, ...linked }
    default:
      return { ...base, type }
  }
}

function toTimer({ id, timer, message, signal, error, link }: NodeSpec): { timer?: TimerDefinition } {
  const others = [message, signal, error, link].filter((trigger) => trigger !== undefined)
  if (others.length !== (timer ? 0 : 1)) throw new BpmnError('invalid-spec', `${id} has not exactly one trigger`, { elementId: id })
  return timer ? { timer: { kind: timer.kind, expression: timer.expression.trim() } } : {}
}

function toRepetition({ multiInstance }: NodeSpec): { multiInstance?: MultiInstance } {
  return multiInstance ? { multiInstance: toMultiInstance(multiInstance) } : {}
}

function toMultiInstance(spec: NonNullable<NodeSpec['multiInstance']>): MultiInstance {
  const completionCondition = spec.completionCondition?.trim()
  const cardinality = spec.cardinality?.trim()
  return {
    parallel: spec.parallel ?? true,
    collection: spec.collection ?? '',
    ...(cardinality && { cardinality }),
    elementVariable: spec.elementVariable ?? '',
    ...(completionCondition && { completionCondition }),
  }
}

function toExtension(spec: ExtensionSpec, prefix: string, nodeId: string): ExtensionElement {
  checkName(spec.name, prefix, nodeId)
  for (const name of Object.keys(spec.attributes ?? {})) {
    if (!ncName.test(name) || name.startsWith('xmlns'))
      throw new BpmnError('invalid-spec', `${name} is no attribute name`, { elementId: nodeId })
  }
  // a reader takes indentation beside children for text, so an element has one or the other
  if (spec.children?.length && spec.text) throw new BpmnError('invalid-spec', `${spec.name} has text and children`, { elementId: nodeId })
  return {
    name: spec.name,
    attributes: { ...spec.attributes },
    children: (spec.children ?? []).map((child) => toExtension(child, prefix, nodeId)),
    ...(spec.text !== undefined && spec.text.trim() !== '' && { text: spec.text }),
  }
}

function checkName(name: string, prefix: string, nodeId: string): void {
  const [before, local, ...rest] = name.split(':')
  if (before !== prefix || !local || rest.length > 0 || !ncName.test(local)) {
    throw new BpmnError('invalid-spec', `${name} is no name of namespace ${prefix}`, { elementId: nodeId })
  }
}

function toFlow(spec: FlowSpec, nodes: Record<string, FlowNode>, ids: Set<string>): Flow {
  const id = spec.id ?? freeId(`${spec.from}_to_${spec.to}`, ids)
  for (const end of [spec.from, spec.to]) {
    if (!Object.hasOwn(nodes, end))
      throw new BpmnError('unknown-node', `flow ${spec.from} → ${spec.to}: no node ${end}`, { elementId: end })
  }
  const source = nodes[spec.from]
  if (spec.default && !defaulting.includes(source?.type ?? '')) {
    throw new BpmnError('invalid-spec', `${spec.from} cannot have a default flow`, { elementId: spec.from })
  }
  source?.outgoing.push(id)
  nodes[spec.to]?.incoming.push(id)
  const condition = spec.condition?.trim()
  return {
    id,
    name: spec.name ?? '',
    source: spec.from,
    target: spec.to,
    ...(condition && { condition }),
    isDefault: spec.default ?? false,
  }
}

function freeId(wanted: string, ids: Set<string>): string {
  let id = wanted
  for (let number = 2; ids.has(id); number++) id = `${wanted}_${number}`
  ids.add(id)
  return id
}

function refuseUnwritable(value: unknown, elementId: string): void {
  if (typeof value === 'string' && !isXmlText(value)) throw new BpmnError('invalid-spec', 'a text holds control characters', { elementId })
  if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) refuseUnwritable(item, 'id' in value ? String(value.id) : key)
  }
}
