import type { ProcessTable, TaskAction } from './model.ts'

/** What a case has come to after the process moved. */
export interface Whereabouts {
  /** Steps that wait for somebody, in the engine's order; empty when the process has ended. */
  openSteps: readonly string[]
  /** The end event that was reached last. */
  endStep?: string
  /** The action that made the move, if one did. */
  action?: Pick<TaskAction, 'status'>
}

/**
 * The status lists show (specification §4.4): the one the action asks for (G06, G07: until somebody acts again), else the status of the
 * first open step, else that of the end reached. Undefined when the table knows none of them.
 */
export function findCaseStatus(table: ProcessTable, { openSteps, endStep, action }: Whereabouts): string | undefined {
  if (action?.status && openSteps.length > 0) return action.status
  for (const id of openSteps) {
    const step = table.steps.find((candidate) => candidate.id === id)
    if (step?.kind === 'task') return step.task.status
  }
  const end = table.steps.find((candidate) => candidate.id === endStep)
  return end?.kind === 'end' ? end.status : undefined
}
