import type { DirectoryName } from '@wenwu/core/form/types/directory/model'
import type { Choice, Offer, Refusal } from '../verb.ts'

/**
 * What may be done to all tasks with the same words: the choices that every one of them has, and everybody who is told. Undefined where one of them
 * refuses, or where no choice is left that all of them have.
 */
export function commonOffer(given: readonly (Offer | Refusal)[]): Offer | undefined {
  const offers = given.filter((each): each is Offer => !('refused' in each))
  const [first] = offers
  if (first === undefined || offers.length < given.length) return undefined
  const choices = Object.entries(first.choices ?? {}).map(([directory, own]): [string, readonly Choice[]] => [
    directory,
    own.filter(({ id }) => offers.every((offer) => offer.choices?.[directory as DirectoryName]?.some((choice) => choice.id === id))),
  ])
  if (choices.some(([, left]) => left.length === 0)) return undefined
  const people = new Map(offers.flatMap((offer) => offer.people ?? []).map((person) => [person.userId, person]))
  return { choices: Object.fromEntries(choices), ...(people.size > 0 && { people: [...people.values()] }) }
}
