import { BpmnError } from './errors.ts'
import type { ExtensionElement, FlowNode, MultiInstance, NodeBase, TimerDefinition } from './model.ts'
import { findElement, findExpression, listElements, type ModdleElement } from './moddle.ts'

/** A flow node from its element, not yet connected. Throws BpmnError for what this engine does not run. */
export function readNode(element: ModdleElement, id: string): FlowNode {
  refuseQuantities(element, id)
  const base: NodeBase = {
    id,
    name: element.name ?? '',
    incoming: [],
    outgoing: [],
    extensions: listElements(findElement(element, 'extensionElements') ?? { $type: '' }, 'values').map(readExtension),
    attributes: readForeignAttributes(element),
  }
  switch (element.$type) {
    case 'bpmn:StartEvent':
      if (eventDefinitions(element).length > 0) throw unsupported(id, 'only a start event without a trigger is run')
      return { ...base, type: 'startEvent' }
    case 'bpmn:EndEvent':
      return { ...base, type: 'endEvent', terminate: readTerminate(element, id) }
    case 'bpmn:UserTask': {
      const multiInstance = readMultiInstance(element, id)
      return { ...base, type: 'userTask', ...(multiInstance && { multiInstance }) }
    }
    case 'bpmn:ServiceTask':
      if (findElement(element, 'loopCharacteristics')) throw unsupported(id, 'a repeated service task is not run')
      return { ...base, type: 'serviceTask' }
    case 'bpmn:ExclusiveGateway':
      return { ...base, type: 'exclusiveGateway' }
    case 'bpmn:ParallelGateway':
      return { ...base, type: 'parallelGateway' }
    case 'bpmn:BoundaryEvent':
      return {
        ...base,
        type: 'boundaryEvent',
        attachedTo: findElement(element, 'attachedToRef')?.id ?? '',
        interrupting: element['cancelActivity'] !== false,
        timer: readTimer(element, id),
      }
    case 'bpmn:IntermediateCatchEvent':
      return { ...base, type: 'intermediateCatchEvent', timer: readTimer(element, id) }
    default:
      throw new BpmnError('unsupported-element', `${element.$type} is not run by this engine`, { elementId: id })
  }
}

function readTerminate(element: ModdleElement, id: string): boolean {
  const definitions = eventDefinitions(element)
  const isTerminate = definitions.length === 1 && definitions[0]?.$type === 'bpmn:TerminateEventDefinition'
  if (definitions.length > 0 && !isTerminate) throw unsupported(id, 'only a none or terminate end event is run')
  return isTerminate
}

function readTimer(element: ModdleElement, id: string): TimerDefinition {
  const [definition, ...others] = eventDefinitions(element)
  if (others.length > 0 || definition?.$type !== 'bpmn:TimerEventDefinition') throw unsupported(id, 'only a timer event is run here')
  const kinds = { duration: 'timeDuration', date: 'timeDate', cycle: 'timeCycle' } as const
  const timers = (Object.keys(kinds) as TimerDefinition['kind'][]).flatMap((kind) => {
    const expression = findExpression(definition, kinds[kind])
    return expression === undefined ? [] : [{ kind, expression }]
  })
  const [timer] = timers
  if (!timer || timers.length > 1) throw unsupported(id, 'a timer has exactly one of duration, date and cycle')
  return timer
}

// the collection stands in an attribute of whatever namespace the modeller uses, as BPMN itself leaves variables to the vendor
function readMultiInstance(element: ModdleElement, id: string): MultiInstance | undefined {
  const loop = findElement(element, 'loopCharacteristics')
  if (!loop) return undefined
  if (loop.$type !== 'bpmn:MultiInstanceLoopCharacteristics') throw unsupported(id, 'a standard loop is not run')
  if (findElement(loop, 'loopCardinality')) throw unsupported(id, 'a multi-instance task runs over a collection, not a number')
  if (loop['behavior'] !== undefined && loop['behavior'] !== 'All')
    throw unsupported(id, `multi-instance behaviour ${String(loop['behavior'])} is not run`)
  const attributes = readForeignAttributes(loop)
  const find = (local: string) => Object.entries(attributes).find(([name]) => name.split(':')[1] === local)?.[1]
  const completionCondition = findExpression(loop, 'completionCondition')
  return {
    parallel: loop['isSequential'] !== true,
    collection: find('collection') ?? '',
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
