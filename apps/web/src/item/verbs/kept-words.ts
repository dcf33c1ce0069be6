import { fieldsOf, type ActionInput } from '@wenwu/core/item/action-form'
import { isRecord } from '@wenwu/core/form/json'
import type { VerbDeclaration } from '@wenwu/core/tasks/verb'
import { sealed } from '../../lib/sealed-storage.ts'

const copies = sealed(() => sessionStorage)

/** What was typed for a verb and not sent: there again when its dialog is opened once more in this tab, also after a reload. */
export function storedWords(place: string, verb: VerbDeclaration): ActionInput {
  try {
    const stored: unknown = JSON.parse(copies.getItem(keyOf(place)) ?? 'null')
    return isRecord(stored) ? typedOf(verb, stored) : {}
  } catch {
    return {}
  }
}

export function storeWords(place: string, input: ActionInput): void {
  try {
    copies.setItem(keyOf(place), JSON.stringify(input))
  } catch {
    // the browser has no room: they are still in the dialog
  }
}

/** It is done. */
export function forgetWords(place: string): void {
  copies.removeItem(keyOf(place))
}

/** Whom or what was chosen is chosen again: the server may offer others by then. */
function typedOf({ form }: VerbDeclaration, input: ActionInput): ActionInput {
  const chosen = new Set(fieldsOf({ form: [...form] }, 'directory').map(({ key }) => key))
  return Object.fromEntries(Object.entries(input).filter(([key]) => !chosen.has(key) && form.some((field) => field.key === key)))
}

function keyOf(place: string): string {
  return `VERB_WORDS:${place}`
}
