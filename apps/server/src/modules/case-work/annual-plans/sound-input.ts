import { actionOf, checkMove, type Asking } from '@wenwu/core/annual-plans/move-form'
import { inputError, tidyInput, type ActionInput } from '@wenwu/core/item/action-form'
import type { Ctx } from '../../../platform/http/context.ts'
import { formContext } from '../cases/index.ts'

/** What is said with a move of a plan or of its rows, checked as on the page. Throws what the form of the move says of what is missing, wrong or not asked for. */
export async function soundInput(ctx: Ctx, move: Asking, said: ActionInput): Promise<ActionInput> {
  const input = tidyInput(actionOf(move), said)
  const error = inputError(actionOf(move), checkMove(move, input, await formContext(ctx)))
  if (error !== undefined) throw error
  return input
}
