import { checkInput, errorOf, problemWords, type ActionInput } from '@wenwu/core/item/action-form'
import type { TaskAction } from '@wenwu/core/item/model'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../../platform/http/context.ts'
import { formContext } from '../cases/index.ts'

/**
 * The form of an action or a verb is checked as on the page. `known` is what the form is checked against beside what every form knows.
 * Throws the error of the first problem, with all of them.
 */
export async function requireSoundInput(ctx: Ctx, form: Pick<TaskAction, 'form'>, input: ActionInput, known: object = {}): Promise<void> {
  const problems = checkInput(form, input, { ...(await formContext(ctx)), ...known })
  const [first] = problems
  if (first === undefined) return
  const told = problems.map((problem) => ({ ...problem, message: problemWords(form, problem, 'zh_CN') }))
  throw new AppError(errorOf(form, first), { params: first.params ?? {}, field: first.path, problems: told })
}
