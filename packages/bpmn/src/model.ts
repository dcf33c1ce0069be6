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

/** One instance per element of a list variable, or a number of instances. */
export interface MultiInstance {
  /** all at once, or one after another */
  parallel: boolean
  /** name of the list variable; empty where a number is given */
  collection: string
  /** expression that gives the number of instances */
  cardinality?: string
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
  /** what it lies in: the sub-process or the called process; absent in the process itself */
  scope?: string
}

/** A name that a document fails to give is empty, and refused by validateDefinition. */
export interface StartEvent extends NodeBase {
  type: 'startEvent'
  message?: string
  signal?: string
}
export interface EndEvent extends NodeBase {
  type: 'endEvent'
  /** ends everything in its scope */
  terminate: boolean
  /** code of the error that leaves its scope */
  error?: string
  message?: string
  signal?: string
}
export interface UserTask extends NodeBase {
  type: 'userTask'
  multiInstance?: MultiInstance
}
export interface ServiceTask extends NodeBase {
  type: 'serviceTask'
  /** what of the host does it: the attribute `implementation` */
  handler?: string
}
export interface SubProcess extends NodeBase {
  type: 'subProcess'
  multiInstance?: MultiInstance
}
export interface CallActivity extends NodeBase {
  type: 'callActivity'
  /** id of another process of the same document */
  calledElement: string
  multiInstance?: MultiInstance
}
export interface ExclusiveGateway extends NodeBase {
  type: 'exclusiveGateway'
}
export interface ParallelGateway extends NodeBase {
  type: 'parallelGateway'
}
export interface InclusiveGateway extends NodeBase {
  type: 'inclusiveGateway'
}
/** Waits for exactly one of its triggers. */
export interface BoundaryEvent extends NodeBase {
  type: 'boundaryEvent'
  attachedTo: string
  interrupting: boolean
  timer?: TimerDefinition
  message?: string
  signal?: string
  /** code of the error it catches; empty for any */
  error?: string
}
/** Waits for exactly one of its triggers; a link goes on at once. */
export interface IntermediateCatchEvent extends NodeBase {
  type: 'intermediateCatchEvent'
  timer?: TimerDefinition
  message?: string
  signal?: string
  link?: string
}
/** Sends a message or a signal, goes over to its link, or does nothing. */
export interface IntermediateThrowEvent extends NodeBase {
  type: 'intermediateThrowEvent'
  message?: string
  signal?: string
  link?: string
}

export type FlowNode =
  | StartEvent
  | EndEvent
  | UserTask
  | ServiceTask
  | SubProcess
  | CallActivity
  | ExclusiveGateway
  | ParallelGateway
  | InclusiveGateway
  | BoundaryEvent
  | IntermediateCatchEvent
  | IntermediateThrowEvent

/** A node with a life within it. */
export type ScopeActivity = SubProcess | CallActivity
/** A node that may run once for each of several. */
export type RepeatableActivity = UserTask | ScopeActivity

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

/** Whether a node has a life within it. */
export function isScopeActivity(node: FlowNode): node is ScopeActivity {
  return node.type === 'subProcess' || node.type === 'callActivity'
}

/** The scope whose nodes run within a sub-process or a call. */
export function innerScope(node: ScopeActivity): string {
  return node.type === 'subProcess' ? node.id : node.calledElement
}

/** The nodes of a scope, in document order; those of the process itself for undefined. */
export function listScope({ nodes }: ProcessDefinition, scope: string | undefined): FlowNode[] {
  return Object.values(nodes).filter((node) => node.scope === scope)
}

/** The flows of a scope, in document order. */
export function listFlows({ nodes, flows }: ProcessDefinition, scope: string | undefined): Flow[] {
  return Object.values(flows).filter(({ source }) => nodes[source]?.scope === scope)
}

/** Where a link event that throws goes on: the one of its name that catches, in the same scope. */
export function findLinkTarget(definition: ProcessDefinition, node: IntermediateThrowEvent): IntermediateCatchEvent | undefined {
  return listScope(definition, node.scope).find(
    (other): other is IntermediateCatchEvent =>
      other.type === 'intermediateCatchEvent' && other.link !== undefined && other.link === node.link,
  )
}
