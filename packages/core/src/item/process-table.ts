import type { ProcessFlow, ProcessStep, ProcessTable } from './model.ts'
import { extensionNamespace, nameToExtension, type ExtensionElement, statusToExtension, taskSettingsToExtension } from './task-settings.ts'

/** What the process engine's `emitBpmn` reads. Written out here because the core knows no engine. */
export interface ProcessSpec {
  id: string
  name: string
  namespace: { prefix: string; uri: string }
  nodes: ProcessSpecNode[]
  flows: ProcessSpecFlow[]
}

export interface ProcessSpecNode {
  id: string
  type: 'startEvent' | 'endEvent' | 'userTask' | 'exclusiveGateway' | 'parallelGateway' | 'boundaryEvent'
  name?: string
  terminate?: boolean
  multiInstance?: { parallel: true; collection: string; elementVariable: string; completionCondition?: string }
  attachedTo?: string
  interrupting?: boolean
  timer?: { kind: 'duration'; expression: string }
  extensions?: ExtensionElement[]
}

export interface ProcessSpecFlow {
  from: string
  to: string
  condition?: string
  default?: boolean
}

/** The process table of an item as input of the engine's emitter; names are Chinese, the other languages go into the extensions. */
export function toProcessSpec(table: ProcessTable): ProcessSpec {
  return {
    id: table.id,
    name: table.name.zh_CN,
    namespace: extensionNamespace,
    nodes: table.steps.map(toNode),
    flows: table.flows.map(toFlow),
  }
}

function toNode(step: ProcessStep): ProcessSpecNode {
  switch (step.kind) {
    case 'start':
      return { id: step.id, type: 'startEvent' }
    case 'end':
      return {
        id: step.id,
        type: 'endEvent',
        name: step.name.zh_CN,
        ...(step.terminate ? { terminate: true } : {}),
        extensions: [nameToExtension(step.name), statusToExtension(step.status)],
      }
    case 'choice':
    case 'parallel':
      return {
        id: step.id,
        type: step.kind === 'choice' ? 'exclusiveGateway' : 'parallelGateway',
        ...(step.name ? { name: step.name.zh_CN, extensions: [nameToExtension(step.name)] } : {}),
      }
    case 'task':
      return {
        id: step.id,
        type: 'userTask',
        name: step.name.zh_CN,
        ...(step.each ? { multiInstance: toMultiInstance(step.each) } : {}),
        extensions: [nameToExtension(step.name), taskSettingsToExtension(step.task)],
      }
    case 'timer':
      return {
        id: step.id,
        type: 'boundaryEvent',
        ...(step.name ? { name: step.name.zh_CN, extensions: [nameToExtension(step.name)] } : {}),
        attachedTo: step.attachedTo,
        interrupting: step.interrupting,
        timer: { kind: 'duration', expression: step.duration },
      }
  }
}

function toMultiInstance(each: {
  collection: string
  element: string
  completion?: string
}): NonNullable<ProcessSpecNode['multiInstance']> {
  return {
    parallel: true,
    collection: each.collection,
    elementVariable: each.element,
    ...(each.completion ? { completionCondition: each.completion } : {}),
  }
}

function toFlow(flow: ProcessFlow): ProcessSpecFlow {
  return { from: flow.from, to: flow.to, ...(flow.when ? { condition: flow.when } : {}), ...(flow.isDefault ? { default: true } : {}) }
}
