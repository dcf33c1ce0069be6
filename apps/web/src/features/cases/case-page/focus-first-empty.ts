import type { Field } from '@wenwu/core/form/model'
import { isBlank } from '@wenwu/core/form/json'
import { inputSection, type ActionInput } from '@wenwu/core/item/action-form'
import { domId } from '../../../form/dom.ts'

/** Types that are filled in elsewhere on the page, or come filled in. */
const elsewhere: ReadonlySet<Field['type']> = new Set(['defects', 'reply', 'unchanged-reasons'])

/**
 * Puts the focus where somebody goes on with an action: into its first empty field, else on what confirms it. The page does not move.
 * @param confirm the button; null where none is to have the focus
 */
export function focusFirstEmpty({ form = [] }: { form?: readonly Field[] }, input: ActionInput, confirm: HTMLElement | null): void {
  const empty = form.find(({ key, type }) => !elsewhere.has(type) && isBlank(input[key]))
  if (empty === undefined) return confirm?.focus({ preventScroll: true })
  const id = domId(`${inputSection}.${empty.key}`)
  // several choices are a group, of which the first has the focus
  const field = document.querySelector<HTMLElement>(`#${CSS.escape(id)}, [aria-labelledby="${CSS.escape(`${id}-label`)}"] input`)
  field?.focus({ preventScroll: true })
}
