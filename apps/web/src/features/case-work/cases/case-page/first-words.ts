import type { Field } from '@wenwu/core/form/model'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { plainText } from '@wenwu/core/form/field-base'
import type { ActionInput } from '@wenwu/core/item/action-form'
import type { TaskAction } from '@wenwu/core/item/model'

/** Key of the words of an action that stay within the offices. A reason is read by the applicant: it is never written before its action is chosen. */
const opinionKey = 'opinion'

/** The name under which what is typed in a field is kept: words for one action are never those for its opposite. */
export function nameOf(action: Pick<TaskAction, 'outcome'>, field: Pick<Field, 'key'>): string {
  return `${action.outcome}:${field.key}`
}

/** Under which the words are kept that were written before an action was chosen. */
export const firstWordsName = nameOf({ outcome: '' }, { key: opinionKey })

/** The box of a step with several actions in which the opinion can be written before one is chosen; undefined where no action demands one. */
export function firstWordsOf(actions: readonly TaskAction[]): Field | undefined {
  if (actions.length < 2) return undefined
  const field = actions.flatMap(({ form = [] }) => form).find(({ key, required }) => key === opinionKey && required === true)
  return field === undefined ? undefined : { ...field, required: false }
}

/** What is typed once an action is chosen: the words written before become its opinion, unless it asks for none or has one. */
export function withFirstWords(typed: ActionInput, action: TaskAction): ActionInput {
  const words = typed[firstWordsName]
  const field = action.form?.find(({ key }) => key === opinionKey)
  if (field === undefined || !hasVisibleText(plainText(words)) || hasVisibleText(plainText(typed[nameOf(action, field)]))) return typed
  const { [firstWordsName]: _taken, ...rest } = typed
  return { ...rest, [nameOf(action, field)]: words }
}
