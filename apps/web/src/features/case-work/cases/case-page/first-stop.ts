import { isBlank } from '@wenwu/core/form/json'
import type { Field } from '@wenwu/core/form/model'
import type { ActionInput } from '@wenwu/core/item/action-form'

/** What goes out under the office's name: read, and put right where it has to be, before it is confirmed, although it comes filled in. */
const readFirst: ReadonlySet<Field['type']> = new Set(['reply', 'document-number'])

/** Types that are filled in elsewhere on the page. */
const elsewhere: ReadonlySet<Field['type']> = new Set(['defects', 'unchanged-reasons'])

/** Whether a form holds what goes out: it is never confirmed before it was on the screen. */
export function isReadFirst(form: readonly Field[] = []): boolean {
  return form.some(({ type }) => readFirst.has(type))
}

/** Where one goes on in the form of an action: what goes out, else its first empty field; undefined where nothing is left to be said. */
export function firstStopOf(form: readonly Field[], input: ActionInput): Field | undefined {
  return form.find(({ type }) => readFirst.has(type)) ?? form.find(({ key, type }) => !elsewhere.has(type) && isBlank(input[key]))
}
