import type { FormContext } from '../form/model.ts'
import type { ValidateContext } from '../form/validate.ts'
import { askedInput, checkInput, type ActionInput } from '../item/action-form.ts'
import type { FieldProblem } from '../kernel/errors.ts'
import { moveTable } from './move-table.ts'
import type { PlanMove } from './moves.ts'

/** A move as what checks, draws and stores the input of actions takes it. */
export function actionOf(move: PlanMove) {
  return { form: [...moveTable[move].form] }
}

/** What is said with a move, as it is sent and stored. What its form does not ask for stays in it, for the check to name. */
export function tidyInput(move: PlanMove, said: ActionInput): ActionInput {
  return { ...said, ...askedInput(actionOf(move), said) }
}

/** What is wrong with what is said with a move, by the keys of its fields; the same in browser and server. What is said and not asked for is wrong too. */
export function checkMove(move: PlanMove, input: ActionInput, context: FormContext): FieldProblem[] {
  const action = actionOf(move)
  const strict: ValidateContext = { ...context, strict: true }
  const isAmount = (path: string) => action.form.some(({ key, type }) => key === path && type === 'money')
  // what is no amount is said in the words of all dialogs of plans
  return checkInput(action, input, strict).map((problem) =>
    problem.code !== 'required' && isAmount(problem.path) ? { path: problem.path, code: 'plan-money' } : problem,
  )
}
