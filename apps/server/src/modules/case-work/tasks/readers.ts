import { authorityOf } from '@wenwu/core/auth/authority'
import { candidatesOfKind } from '@wenwu/core/organizations/candidates-of'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Situation } from './situation.ts'
import type { TaskPerson } from './task-people.ts'
import { notYours, type Choice, type Refusal } from './verb.ts'

/**
 * Why this person may not have others read a case; undefined where they may: an official of an authority that has the case, or has had it. A body, an expert and the
 * applicant got it for themselves.
 */
export function maySendOut(situation: Situation): Refusal | undefined {
  return situation.isOfHandler() && situation.actor.organizationId !== null ? undefined : notYours
}

/** The role in which a person of an authority reads and sends out, as the history keeps it: one by which its words are known for those of that authority. */
export function readersRole({ roles, organizationKind: kind }: Actor): string {
  const own = roles.find((role) => authorityOf(role) !== undefined)
  return own ?? (kind === null ? undefined : candidatesOfKind(kind)?.roles[0]) ?? ''
}

/** Colleagues of the own body, the person left out. */
export function colleagueChoices({ colleagues, actor }: Situation): Choice[] {
  return colleagues
    .filter(({ userId }) => userId !== actor.userId)
    .map((person) => ({ id: `user@${person.userId}`, name: person.name, people: [person] }))
}

/** Those who were chosen, each once, without the person who chooses. */
export function peopleChosen({ actor }: Situation, choices: readonly Choice[]): TaskPerson[] {
  const people = new Map(choices.flatMap(({ people: each }) => each).map((person) => [person.userId, person]))
  people.delete(actor.userId)
  return [...people.values()]
}

/** Names told in the history. */
const mostNames = 20

/** What the history keeps of a sending: whom it names, who reads its words. */
export function sendingDetails(choices: readonly Choice[], people: readonly TaskPerson[]) {
  const names = choices.map(({ name }) => (typeof name === 'string' ? name : name.zh_CN))
  const more = names.length > mostNames ? ` +${names.length - mostNames}` : ''
  return {
    assignee: `${names.slice(0, mostNames).join('、')}${more}`,
    n: people.length,
    told: people.map(({ userId }) => `user@${userId}`),
  }
}
