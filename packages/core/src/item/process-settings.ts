import { text, type Text } from '../i18n/text.ts'
import type { TaskAction, TaskSettings } from './model.ts'
import { findEndStatus, findName, findTaskSettings, type ExtensionElement } from './task-settings.ts'

/** What the platform reads of a parsed process beside its flow. */
export interface ProcessSettings {
  /** Of user tasks that have settings, by id. */
  tasks: ReadonlyMap<string, TaskSettings>
  /** Status of a case (specification §4.4) after each end event that names one. */
  endStatus: ReadonlyMap<string, string>
  stepNames: ReadonlyMap<string, Text>
}

/** A node of a parsed process; the same structure as the engine's, which the core does not import. */
interface ProcessNode {
  id: string
  type: string
  name: string
  extensions: readonly ExtensionElement[]
}

/** The settings of all nodes of a process. Throws ZodError where those of a task are wrong. */
export function readProcessSettings(nodes: Iterable<ProcessNode>): ProcessSettings {
  const tasks = new Map<string, TaskSettings>()
  const endStatus = new Map<string, string>()
  const stepNames = new Map<string, Text>()
  for (const node of nodes) {
    stepNames.set(node.id, findName(node.extensions) ?? text(node.name, node.name))
    const settings = node.type === 'userTask' ? findTaskSettings(node.extensions) : undefined
    if (settings !== undefined) tasks.set(node.id, settings)
    const status = node.type === 'endEvent' ? findEndStatus(node.extensions) : undefined
    if (status !== undefined) endStatus.set(node.id, status)
  }
  return { tasks, endStatus, stepNames }
}

/** What is known of the variables of a process before it runs. */
interface KnownChoices {
  /** The outcomes of a task that has settings. */
  outcomesOf(taskId: string): readonly string[] | undefined
  /** Values of the variables that nothing but actions set. That one was set before it is asked for is taken for granted. */
  values: Record<string, (string | number | boolean)[]>
}

/** What the actions of a process can end with and set, where `fromForm` names the variables that come from the form. */
export function knownChoices({ tasks }: Pick<ProcessSettings, 'tasks'>, fromForm: readonly string[]): KnownChoices {
  const values: KnownChoices['values'] = {}
  const set = [...tasks.values()].flatMap(({ actions }) => actions.flatMap((action) => Object.entries(action.set ?? {})))
  for (const [name, value] of set) if (!fromForm.includes(name)) values[name] = [...new Set([...(values[name] ?? []), value])]
  return { outcomesOf: (taskId) => tasks.get(taskId)?.actions.map(({ outcome }) => outcome), values }
}

/** What a case has come to after its process moved. */
export interface Whereabouts {
  /** Steps with an open task, in the engine's order; empty when the process has ended. */
  openSteps: readonly string[]
  /** The end event that was reached last; null where a command ended the process. */
  endStep?: string | null
  /** The action that made the move, if one did. */
  action?: Pick<TaskAction, 'status'>
}

/**
 * The status lists show (specification §4.4): the one the action asks for (G06, G07: until the next action), else the status of the first
 * open step, else that of the end reached. Undefined when the process names none.
 */
export function findCaseStatus(
  { tasks, endStatus }: Pick<ProcessSettings, 'tasks' | 'endStatus'>,
  { openSteps, endStep, action }: Whereabouts,
): string | undefined {
  if (action?.status !== undefined && openSteps.length > 0) return action.status
  const [open] = openSteps.flatMap((id) => tasks.get(id)?.status ?? [])
  return open ?? (endStep === undefined || endStep === null ? undefined : endStatus.get(endStep))
}
