import { isBlank, isSame } from '@wenwu/core/form/json'
import { fieldsOf, type ActionInput } from '@wenwu/core/item/action-form'
import type { VerbDeclaration } from '@wenwu/core/tasks/verb'
import { sealedRecords } from '../../lib/sealed-storage.ts'

const copies = sealedRecords(() => sessionStorage)

/** What was typed for a verb and not sent: there again when its dialog is opened once more in this tab, also after a reload. */
export function storedWords(place: string, verb: VerbDeclaration): ActionInput {
  return typedOf(verb, copies.read(keyOf(place)) ?? {})
}

export function storeWords(place: string, input: ActionInput): void {
  copies.keep(keyOf(place), input)
}

/** Whether something in them was typed: `first` is what stands in the form before. */
export function saysMore(words: ActionInput, first: ActionInput): boolean {
  return Object.entries(words).some(([key, value]) => !isBlank(value) && !isSame(value, first[key]))
}

/** It is done, or they are given up. */
export function forgetWords(place: string): void {
  copies.forget(keyOf(place))
}

/** Whom or what was chosen is chosen again: the server may offer others by then. */
function typedOf({ form }: VerbDeclaration, input: ActionInput): ActionInput {
  const chosen = new Set(fieldsOf({ form: [...form] }, 'directory').map(({ key }) => key))
  return Object.fromEntries(Object.entries(input).filter(([key]) => !chosen.has(key) && form.some((field) => field.key === key)))
}

function keyOf(place: string): string {
  return `VERB_WORDS:${place}`
}
