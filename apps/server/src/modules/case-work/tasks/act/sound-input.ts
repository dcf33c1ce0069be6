import { checkInput, inputError, type ActionInput } from '@wenwu/core/item/action-form'
import type { TaskAction } from '@wenwu/core/item/model'
import type { Ctx } from '../../../../platform/http/context.ts'
import { formContext } from '../../cases/index.ts'

/**
 * The form of an action or a verb is checked as on the page. `known` is what the form is checked against beside what every form knows.
 * Throws `inputError`.
 */
export async function requireSoundInput(ctx: Ctx, form: Pick<TaskAction, 'form'>, input: ActionInput, known: object = {}): Promise<void> {
  const error = inputError(form, checkInput(form, input, { ...(await formContext(ctx)), ...known }))
  if (error !== undefined) throw error
}
