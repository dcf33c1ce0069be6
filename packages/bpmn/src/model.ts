import { BpmnError } from './errors.ts'

/** An element of a foreign namespace hung on a node: an application's own settings, kept without being understood. */
export interface ExtensionElement {
  /** prefix:local as written in the document */
  name: string
  attributes: Record<string, string>
  children: ExtensionElement[]
  text?: string
}

/** When a timer event is due: ISO 8601 or whatever the host understands; the engine only reads the R<n>/ of a cycle. */
export interface TimerDefinition {
  kind: 'duration' | 'date' | 'cycle'
  expression: string
}

/** One task per element of a list variable. */
export interface MultiInstance {
  /** all at once, or one after another */
  parallel: boolean
  /** name of the list variable */
  collection: string
  elementVariable: string
  /** ends the activity early; sees numberOfInstances, and of them the number that are completed, terminated and active (numberOfCompletedInstances …), tally */
  completionCondition?: string
}

export interface NodeBase {
  id: string
  name: string
  /** flow ids in document order */
  incoming: string[]
  outgoing: string[]
  extensions: ExtensionElement[]
  /** attributes of foreign namespaces, prefix:local → text */
  attributes: Record<string, string>
}

export interface StartEvent extends NodeBase {
  type: 'startEvent'
}
export interface EndEvent extends NodeBase {
  type: 'endEvent'
  terminate: boolean
}
export interface UserTask extends NodeBase {
  type: 'userTask'
  multiInstance?: MultiInstance
}
export interface ServiceTask extends NodeBase {
  type: 'serviceTask'
}
export interface ExclusiveGateway extends NodeBase {
  type: 'exclusiveGateway'
}
export interface ParallelGateway extends NodeBase {
  type: 'parallelGateway'
}
export interface BoundaryEvent extends NodeBase {
  type: 'boundaryEvent'
  attachedTo: string
  interrupting: boolean
  timer: TimerDefinition
}
export interface IntermediateCatchEvent extends NodeBase {
  type: 'intermediateCatchEvent'
  timer: TimerDefinition
}

export type FlowNode =
  | StartEvent
  | EndEvent
  | UserTask
  | ServiceTask
  | ExclusiveGateway
  | ParallelGateway
  | BoundaryEvent
  | IntermediateCatchEvent

export type NodeType = FlowNode['type']

export interface Flow {
  id: string
  name: string
  source: string
  target: string
  condition?: string
  isDefault: boolean
}

/** An executable process as plain JSON: serialisable and cacheable. */
export interface ProcessDefinition {
  id: string
  name: string
  nodes: Record<string, FlowNode>
  flows: Record<string, Flow>
}

/** The node with this id, or undefined. */
function findNode(definition: ProcessDefinition, id: string): FlowNode | undefined {
  return Object.hasOwn(definition.nodes, id) ? definition.nodes[id] : undefined
}

/** The node with this id. Throws BpmnError 'unknown-node'. */
export function getNode(definition: ProcessDefinition, id: string): FlowNode {
  const node = findNode(definition, id)
  if (!node) throw new BpmnError('unknown-node', `no node ${id}`, { elementId: id })
  return node
}

/** The flow with this id. Throws BpmnError 'unconnected-flow'. */
export function getFlow(definition: ProcessDefinition, id: string): Flow {
  const flow = Object.hasOwn(definition.flows, id) ? definition.flows[id] : undefined
  if (!flow) throw new BpmnError('unconnected-flow', `no flow ${id}`, { elementId: id })
  return flow
}

/** The boundary events attached to a node, in document order. */
export function findBoundaryEvents(definition: ProcessDefinition, nodeId: string): BoundaryEvent[] {
  return Object.values(definition.nodes).filter((node) => node.type === 'boundaryEvent' && node.attachedTo === nodeId) as BoundaryEvent[]
}
