import type { Field, FormContext } from '../form/model.ts'
import { checkInput, type ActionInput } from '../item/action-form.ts'
import type { FieldProblem } from '../kernel/errors.ts'

/** What asks by a form: the definition of a move of a plan, or of its rows. */
export interface Asking {
  form: readonly Field[]
}

/** A move as what checks, draws and stores the input of actions takes it. */
export function actionOf({ form }: Asking) {
  return { form: [...form] }
}

/** What is wrong with what is said with a move, by the keys of its fields; the same in browser and server. */
export function checkMove(move: Asking, input: ActionInput, context: FormContext): FieldProblem[] {
  const action = actionOf(move)
  const isAmount = (path: string) => action.form.some(({ key, type }) => key === path && type === 'money')
  // what is no amount is said in the words of all dialogs of plans
  return checkInput(action, input, context).map((problem) =>
    problem.code !== 'required' && isAmount(problem.path) ? { path: problem.path, code: 'plan-money' } : problem,
  )
}
