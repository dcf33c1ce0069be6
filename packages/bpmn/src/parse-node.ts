import { BpmnError } from './errors.ts'
import type { ExtensionElement, FlowNode, MultiInstance, NodeBase, TimerDefinition } from './model.ts'
import { findElement, findExpression, listElements, type ModdleElement } from './moddle.ts'

/** A flow node from its element, not yet connected. Throws BpmnError for what this engine does not run. */
export function readNode(element: ModdleElement, id: string, scope: string | undefined): FlowNode {
  refuseQuantities(element, id)
  const base: NodeBase = {
    id,
    name: element.name ?? '',
    incoming: [],
    outgoing: [],
    extensions: listElements(findElement(element, 'extensionElements') ?? { $type: '' }, 'values').map(readExtension),
    attributes: readForeignAttributes(element),
    ...(scope !== undefined && { scope }),
  }
  switch (element.$type) {
    case 'bpmn:StartEvent':
      return { ...base, type: 'startEvent', ...readTrigger(element, id, ['message', 'signal']) }
    case 'bpmn:EndEvent':
      return { ...base, type: 'endEvent', ...readEnd(element, id) }
    case 'bpmn:UserTask':
      return { ...base, type: 'userTask', ...readRepetition(element, id) }
    case 'bpmn:SubProcess':
      if (element['triggeredByEvent'] === true) throw unsupported(id, 'a sub-process that an event begins is not run')
      return { ...base, type: 'subProcess', ...readRepetition(element, id) }
    case 'bpmn:CallActivity':
      return { ...base, type: 'callActivity', calledElement: readCalled(element), ...readRepetition(element, id) }
    case 'bpmn:ServiceTask':
      if (findElement(element, 'loopCharacteristics')) throw unsupported(id, 'a repeated service task is not run')
      return { ...base, type: 'serviceTask', ...readHandler(element) }
    case 'bpmn:ExclusiveGateway':
      return { ...base, type: 'exclusiveGateway' }
    case 'bpmn:ParallelGateway':
      return { ...base, type: 'parallelGateway' }
    case 'bpmn:InclusiveGateway':
      return { ...base, type: 'inclusiveGateway' }
    case 'bpmn:BoundaryEvent': {
      const attachedTo = findElement(element, 'attachedToRef')?.id ?? ''
      const interrupting = element['cancelActivity'] !== false
      return { ...base, type: 'boundaryEvent', attachedTo, interrupting, ...readWait(element, id, ['timer', 'message', 'signal', 'error']) }
    }
    case 'bpmn:IntermediateCatchEvent':
      return { ...base, type: 'intermediateCatchEvent', ...readWait(element, id, ['timer', 'message', 'signal', 'link']) }
    case 'bpmn:IntermediateThrowEvent':
      return { ...base, type: 'intermediateThrowEvent', ...readTrigger(element, id, ['message', 'signal', 'link']) }
    default:
      throw new BpmnError('unsupported-element', `${element.$type} is not run by this engine`, { elementId: id })
  }
}

/** The process that a call activity names; a prefix of its namespace is left out. */
export function readCalled(element: ModdleElement): string {
  const called = element['calledElement']
  return typeof called === 'string' ? (called.split(':').at(-1) ?? '') : ''
}

// `##WebService` and the like, which the reader fills in, name no handler
function readHandler(element: ModdleElement): { handler?: string } {
  const { implementation } = element
  return typeof implementation === 'string' && implementation !== '' && !implementation.startsWith('##') ? { handler: implementation } : {}
}

function readEnd(element: ModdleElement, id: string): { terminate: boolean; message?: string; signal?: string; error?: string } {
  const isTerminate = (definition: ModdleElement) => definition.$type === 'bpmn:TerminateEventDefinition'
  const definitions = eventDefinitions(element)
  if (definitions.length === 1 && definitions.some(isTerminate)) return { terminate: true }
  return { terminate: false, ...readTrigger(element, id, ['message', 'signal', 'error']) }
}

interface Triggers {
  timer: TimerDefinition
  message: string
  signal: string
  error: string
  link: string
}

const triggers: { [K in keyof Triggers]: { type: string; read: (definition: ModdleElement, id: string) => Triggers[K] } } = {
  timer: { type: 'bpmn:TimerEventDefinition', read: readTimer },
  message: { type: 'bpmn:MessageEventDefinition', read: (definition) => findElement(definition, 'messageRef')?.name ?? '' },
  signal: { type: 'bpmn:SignalEventDefinition', read: (definition) => findElement(definition, 'signalRef')?.name ?? '' },
  error: { type: 'bpmn:ErrorEventDefinition', read: readError },
  link: { type: 'bpmn:LinkEventDefinition', read: (definition) => definition.name ?? '' },
}

function readError(definition: ModdleElement): string {
  const code = findElement(definition, 'errorRef')?.['errorCode']
  return typeof code === 'string' ? code : ''
}

/** What an event waits for or does, of those it may; nothing where it says nothing. */
function readTrigger<K extends keyof Triggers>(element: ModdleElement, id: string, allowed: readonly K[]): Partial<Pick<Triggers, K>> {
  const [definition, ...others] = eventDefinitions(element)
  if (!definition) return {}
  const kind = allowed.find((each) => triggers[each].type === definition.$type)
  if (kind === undefined || others.length > 0) throw unsupported(id, `only one of these is run here: ${allowed.join(', ')}`)
  return { [kind]: triggers[kind].read(definition, id) } as Partial<Pick<Triggers, K>>
}

/** The same where there must be something. */
function readWait<K extends keyof Triggers>(element: ModdleElement, id: string, allowed: readonly K[]): Partial<Pick<Triggers, K>> {
  const trigger = readTrigger(element, id, allowed)
  if (Object.keys(trigger).length === 0) throw unsupported(id, `it waits for none of these: ${allowed.join(', ')}`)
  return trigger
}

function readTimer(definition: ModdleElement, id: string): TimerDefinition {
  const kinds = { duration: 'timeDuration', date: 'timeDate', cycle: 'timeCycle' } as const
  const timers = (Object.keys(kinds) as TimerDefinition['kind'][]).flatMap((kind) => {
    const expression = findExpression(definition, kinds[kind])
    return expression === undefined ? [] : [{ kind, expression }]
  })
  const [timer] = timers
  if (!timer || timers.length > 1) throw unsupported(id, 'a timer has exactly one of duration, date and cycle')
  return timer
}

function readRepetition(element: ModdleElement, id: string): { multiInstance?: MultiInstance } {
  const multiInstance = readMultiInstance(element, id)
  return multiInstance ? { multiInstance } : {}
}

// the collection stands in an attribute of whatever namespace the modeller uses, as BPMN itself leaves variables to the vendor
function readMultiInstance(element: ModdleElement, id: string): MultiInstance | undefined {
  const loop = findElement(element, 'loopCharacteristics')
  if (!loop) return undefined
  if (loop.$type !== 'bpmn:MultiInstanceLoopCharacteristics') throw unsupported(id, 'a standard loop is not run')
  if (loop['behavior'] !== undefined && loop['behavior'] !== 'All')
    throw unsupported(id, `multi-instance behaviour ${String(loop['behavior'])} is not run`)
  const attributes = readForeignAttributes(loop)
  const find = (local: string) => Object.entries(attributes).find(([name]) => name.split(':')[1] === local)?.[1]
  const completionCondition = findExpression(loop, 'completionCondition')
  const cardinality = findExpression(loop, 'loopCardinality')
  return {
    parallel: loop['isSequential'] !== true,
    collection: find('collection') ?? '',
    ...(cardinality && { cardinality }),
    elementVariable: find('elementVariable') ?? '',
    ...(completionCondition && { completionCondition }),
  }
}

function refuseQuantities(element: ModdleElement, id: string): void {
  for (const property of ['startQuantity', 'completionQuantity']) {
    const quantity = element[property]
    if (quantity !== undefined && quantity !== 1) throw unsupported(id, `${property} other than 1 is not run`)
  }
  if (element['isForCompensation'] === true) throw unsupported(id, 'compensation is not run')
}

function eventDefinitions(element: ModdleElement): ModdleElement[] {
  return [...listElements(element, 'eventDefinitions'), ...listElements(element, 'eventDefinitionRef')]
}

function readForeignAttributes(element: ModdleElement): Record<string, string> {
  const entries = Object.entries(element.$attrs ?? {}).filter(([name]) => name.includes(':') && !name.startsWith('xmlns:'))
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

function readExtension(element: ModdleElement): ExtensionElement {
  const entries = Object.entries(element).filter(([name, value]) => !/^(\$|xmlns(:|$))/.test(name) && typeof value !== 'object')
  const text = element.$body
  return {
    name: element.$type,
    attributes: Object.fromEntries(entries.map(([name, value]) => [name, String(value)])),
    children: listElements(element, '$children').map(readExtension),
    ...(text !== undefined && text.trim() !== '' && { text }),
  }
}

function unsupported(id: string, message: string): BpmnError {
  return new BpmnError('unsupported-feature', `${id}: ${message}`, { elementId: id })
}
