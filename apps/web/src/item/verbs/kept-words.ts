import { isBlank, isSame } from '@wenwu/core/form/json'
import { idsOf } from '@wenwu/core/form/types/directory/model'
import type { ActionInput } from '@wenwu/core/item/action-form'
import type { VerbOffer } from '@wenwu/core/tasks/schemas'
import type { VerbDeclaration } from '@wenwu/core/tasks/verb'
import { sealedRecords } from '../../lib/sealed-storage.ts'

const copies = sealedRecords(() => sessionStorage)

/** What was typed and chosen for a verb and not sent: there again when its dialog is opened once more in this tab, also after a reload. Who is offered no more is chosen no more. */
export function storedWords(place: string, verb: VerbDeclaration, offer: Pick<VerbOffer, 'choices'>): ActionInput {
  return stillOffered(verb, offer, copies.read(keyOf(place)) ?? {})
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

function stillOffered({ form }: VerbDeclaration, { choices }: Pick<VerbOffer, 'choices'>, input: ActionInput): ActionInput {
  return Object.fromEntries(
    form.flatMap((field): [string, unknown][] => {
      if (!Object.hasOwn(input, field.key)) return []
      if (field.type !== 'directory') return [[field.key, input[field.key]]]
      const ids = idsOf(input[field.key]).filter((id) => choices[field.directory]?.some((offered) => offered.id === id))
      return ids.length === 0 ? [] : [[field.key, field.multiple === true ? ids : ids[0]]]
    }),
  )
}

function keyOf(place: string): string {
  return `VERB_WORDS:${place}`
}
