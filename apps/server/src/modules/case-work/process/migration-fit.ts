import { checkMigration } from '@wenwu/bpmn/migration-check'
import { findOpenTasks } from '@wenwu/bpmn/state'
import type { Text } from '@wenwu/core/i18n/text'
import { getStepName, getTaskSettings, type LoadedItem } from '../items/index.ts'
import { advance } from './advance.ts'
import type { Instance } from './instance-repository.ts'

/** How the place of a running case in its process fits another version of the item. */
export interface MigrationFit {
  /** Steps it would stand at; empty where it does not fit. */
  steps: Text[]
  unfit: { reason: 'step' | 'office'; what: Text }[]
  /** Timers that end or begin with it. */
  timers: Text[]
}

/**
 * Asks the engine where a case would stand, and whether each open task stays with the office that has it: its people were offered it, and the clock of another
 * office would be another. Pure.
 */
export function migrationFit(instance: Instance, from: LoadedItem, to: LoadedItem): MigrationFit {
  const { state } = instance
  const problems = checkMigration(from.process, state, to.process)
  const problemsOf = (severity: 'error' | 'warning') => problems.filter((problem) => problem.severity === severity)
  const timers = problemsOf('warning').map(({ code, node }) => getStepName(code === 'timer-added' ? to : from, node))
  // several who act at one step are told once
  const misplaced = [...new Set(problemsOf('error').map(({ node }) => node))]
  const open = [...new Set(findOpenTasks(state).map(({ node }) => node))].filter((node) => from.tasks.has(node) && to.tasks.has(node))
  const unfit = [
    ...misplaced.map((node) => ({ reason: 'step' as const, what: getStepName(from, node) })),
    ...open.filter((node) => !isSameOffice(from, to, node)).map((node) => ({ reason: 'office' as const, what: getStepName(from, node) })),
  ]
  if (unfit.length > 0) return { steps: [], unfit, timers }
  const { position } = advance(instance, { type: 'migrate', to: to.process }, { from, to })
  return { steps: position.open.map(({ step }) => getStepName(to, step)), unfit, timers }
}

function isSameOffice(from: LoadedItem, to: LoadedItem, step: string): boolean {
  const [before, after] = [getTaskSettings(from, step), getTaskSettings(to, step)]
  return before.role === after.role && before.organization === after.organization && before.workGroup === after.workGroup
}
