import type { FieldProblem } from '../kernel/errors.ts'

/** Every code of a problem of a process beside those of the engine, with what mends it: in plain words, for whoever draws the process. */
const mends = {
  'timer-unreadable': 'write the time as ISO 8601 has it, such as P15D, PT4H, R3/P5D or 2026-12-31T16:00:00Z',
  'settings-unreadable': 'write the settings of the task again, as the message says',
  'task-without-settings': 'give the task its settings: who acts, with which outcomes',
  'unknown-status': 'choose one of the statuses of a case',
  'one-way-out': 'draw one flow out of the task, without a condition, and a gateway that asks for the outcome behind it',
  'unknown-step': 'name a task of the process',
  'role-and-organization': 'choose the organisation that the role belongs to',
  'region-not-asked': 'let the form ask for the region so far down, and name its field among the columns',
  'work-group-unnamed': 'name the work group where the task is for one, and only there',
  'element-without-each': 'repeat the task for each of a list where it is for one of them, and only there',
  'unknown-clock': 'name one of the clocks of the item',
  'clock-or-stop-reason': 'name either the clock that runs at the step or the reason why none does',
  'not-an-office': 'take the setting away: it is for steps of an office',
  'not-outside': 'take the days away: they are for steps of an assessment body or of experts',
  'not-experts': 'take the number away: it is for steps of experts',
  'unknown-field': 'name a field of the form',
  duplicate: 'give each action an outcome of its own',
  'form-of-action': 'put the form of the action right, as the message says',
  'missing-form-field': 'add the field that the effect fills to the form of the item',
  'no-expert-step': 'draw the step that is repeated for each of the experts, or take the effect away',
  'unknown-outcome': 'ask for an outcome that an action of the task has',
  'missing-field': 'add the required field that the effect reads to the form of the action',
  'field-of-no-effect': 'take the field away, or choose an effect that reads it',
} as const

export type ProcessProblemCode = keyof typeof mends

/** A problem at a part of a process, with what mends it among its params. `path` begins at the id of the element. */
export function processProblem(path: string, code: ProcessProblemCode, params: Record<string, string> = {}): FieldProblem {
  return { path, code, params: { ...params, mend: mends[code] } }
}
