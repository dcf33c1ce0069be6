import { fieldsOf } from '@wenwu/core/item/action-form'
import type { TaskAction } from '@wenwu/core/item/model'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import { fieldProblemsOf, type CallError } from '../../../../lib/call-error.ts'

/** What an error reply says of the fields of an action; nothing where it is about something else. */
export function problemsOf({ form = [] }: TaskAction, error: CallError): FieldProblem[] {
  const told = fieldProblemsOf(error)
  const isOurs = ({ path }: FieldProblem) => form.some(({ key }) => key === fieldOf(path))
  return told.every(isOurs) ? told : []
}

/** The field that a path of what is said leads into. */
function fieldOf(path: string): string {
  return /^[^.[]*/.exec(path)?.[0] ?? path
}

/** Nothing was marked: over as soon as something is. */
export function isUnmarked(action: TaskAction, { path, code }: FieldProblem): boolean {
  return code === 'required' && fieldsOf(action, 'defects').some(({ key }) => path === key)
}
