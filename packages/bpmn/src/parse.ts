import { BpmnError } from './errors.ts'
import type { Flow, FlowNode, ProcessDefinition } from './model.ts'
import { findElement, findExpression, listElements, readModdle, type ModdleElement } from './moddle.ts'
import { readCalled, readNode } from './parse-node.ts'

/** Something in the document that has no bearing on execution and was left out. */
export interface ParseWarning {
  elementId?: string
  message: string
}

export interface ParseResult {
  definition: ProcessDefinition
  warnings: ParseWarning[]
}

const maxElements = 5000
// drawn or descriptive elements that carry no tokens
const ignored = new Set(['bpmn:DataObject', 'bpmn:DataObjectReference', 'bpmn:DataStoreReference'])

/**
 * Reads the executable process of a BPMN 2.0 document, with the processes of the document that it calls. Script tasks and everything else this
 * engine does not run are refused, not skipped: BpmnError 'unsupported-element' or 'unsupported-feature', next to those of a broken document
 * ('invalid-xml', 'forbidden-xml', 'too-large', 'no-process', 'several-processes', 'bad-id', 'duplicate-id', 'unconnected-flow').
 */
export async function parseBpmn(xml: string): Promise<ParseResult> {
  const { root, warnings: complaints } = await readModdle(xml)
  const warnings: ParseWarning[] = complaints.map(({ message }) => ({ message }))
  const processes = listElements(root, 'rootElements').filter((element) => element.$type === 'bpmn:Process')
  const process = chooseProcess(processes, warnings)
  const definition: ProcessDefinition = { id: process.id ?? '', name: process.name ?? '', nodes: {}, flows: {} }
  readElements(definition, process, undefined, warnings)
  const read = new Set([process])
  // the set grows while it is read: what a called process calls
  for (const caller of read) {
    for (const id of listCalled(caller)) {
      const called = processes.find((each) => each.id === id)
      if (!called || read.has(called)) continue
      read.add(called)
      readElements(definition, called, id, warnings)
    }
  }
  for (const other of processes) {
    if (!read.has(other))
      warnings.push({ ...(other.id && { elementId: other.id }), message: 'a process that is not executable is left out' })
  }
  connect(definition)
  return { definition, warnings }
}

function readElements(definition: ProcessDefinition, container: ModdleElement, scope: string | undefined, warnings: ParseWarning[]): void {
  const elements = listElements(container, 'flowElements')
  const count = Object.keys(definition.nodes).length + Object.keys(definition.flows).length + elements.length
  if (count > maxElements) throw new BpmnError('too-large', `a process has at most ${maxElements} elements`)
  for (const element of elements) {
    const id = readId(element)
    if (element.$type === 'bpmn:SequenceFlow') definition.flows[id] = readFlow(element, id)
    else if (ignored.has(element.$type)) warnings.push({ elementId: id, message: `${element.$type} is not executed` })
    else {
      definition.nodes[id] = readNode(element, id, scope)
      if (element.$type === 'bpmn:SubProcess') readElements(definition, element, id, warnings)
    }
  }
  if (listElements(container, 'laneSets').length > 0) warnings.push({ message: 'lanes are not executed' })
}

/** The ids of the processes that a process or sub-process calls. */
function listCalled(container: ModdleElement): string[] {
  return listElements(container, 'flowElements').flatMap((element) =>
    element.$type === 'bpmn:CallActivity' ? [readCalled(element)] : listCalled(element),
  )
}

function chooseProcess(processes: ModdleElement[], warnings: ParseWarning[]): ModdleElement {
  const executable = processes.filter((process) => process['isExecutable'] === true)
  const eligible = executable.length > 0 ? executable : processes
  const called = new Set(processes.flatMap((process) => listCalled(process).filter((id) => id !== process.id)))
  const callers = eligible.filter(({ id = '' }) => !called.has(id))
  const candidates = callers.length > 0 ? callers : eligible
  const [first, second] = candidates
  if (!first) throw new BpmnError('no-process', 'the document has no process')
  if (second) throw new BpmnError('several-processes', 'the document has several processes to choose from', { elementId: second.id })
  if (executable.length === 0) warnings.push({ ...(first.id && { elementId: first.id }), message: 'the process is not marked executable' })
  return first
}

function readId(element: ModdleElement): string {
  const { id } = element
  // the id becomes a key of a record
  if (!id || id === '__proto__') throw new BpmnError('bad-id', `${element.$type} has no usable id`, { elementId: id })
  return id
}

function readFlow(element: ModdleElement, id: string): Flow {
  const source = findElement(element, 'sourceRef')
  const target = findElement(element, 'targetRef')
  if (!source?.id || !target?.id) throw new BpmnError('unconnected-flow', `flow ${id} has a loose end`, { elementId: id })
  const condition = findExpression(element, 'conditionExpression')
  const isDefault = findElement(source, 'default') === element
  return { id, name: element.name ?? '', source: source.id, target: target.id, ...(condition && { condition }), isDefault }
}

function connect({ nodes, flows }: ProcessDefinition): void {
  for (const flow of Object.values(flows)) {
    const [source, target] = [nodeOf(nodes, flow.source, flow), nodeOf(nodes, flow.target, flow)]
    if (source.scope !== target.scope)
      throw new BpmnError('unconnected-flow', `flow ${flow.id} leads out of its sub-process`, { elementId: flow.id })
    source.outgoing.push(flow.id)
    target.incoming.push(flow.id)
  }
  for (const node of Object.values(nodes)) {
    if (node.type === 'boundaryEvent' && !Object.hasOwn(nodes, node.attachedTo)) {
      throw new BpmnError('unresolved-reference', `${node.id} is attached to nothing`, { elementId: node.id })
    }
  }
}

function nodeOf(nodes: Record<string, FlowNode>, id: string, flow: Flow): FlowNode {
  const node = Object.hasOwn(nodes, id) ? nodes[id] : undefined
  if (!node) throw new BpmnError('unconnected-flow', `flow ${flow.id} leads out of the process`, { elementId: flow.id })
  return node
}
