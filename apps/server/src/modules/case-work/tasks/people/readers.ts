import { authorityOf } from '@wenwu/core/auth/authority'
import type { DirectoryName } from '@wenwu/core/form/types/directory/model'
import { startOfShanghaiDay, toShanghaiDate } from '@wenwu/core/kernel/date'
import { candidatesOfKind } from '@wenwu/core/organizations/candidates-of'
import type { Actor } from '../../../../platform/http/actor.ts'
import { colleagueChoices } from './colleague-choice.ts'
import type { Situation } from '../situation/situation.ts'
import { keyOfUser, type TaskPerson } from '../../process/index.ts'
import { notYours, type Choice, type Offer, type Refusal } from '../verb.ts'

/** Circulations and copies of one case that a person may send on one day: far more than an office needs, and too few to bury what else has happened. */
const mostOfDay = 20

/**
 * Why this person may not have others read a case; undefined where they may: an official of an authority that has the case, or has had it, of its own province. A body, an
 * expert and the applicant got it for themselves.
 */
function refusalToSendOut(situation: Situation): Refusal | undefined {
  const { actor, record, history, now } = situation
  if (actor.organizationId === null || !situation.isOfHandler()) return notYours
  const isOfPlace = actor.provinceCode === null || actor.provinceCode === record.province_code
  if (!isOfPlace) return notYours
  const isEnough = history.asidesOf(actor.userId, startOfShanghaiDay(toShanghaiDate(now))) >= mostOfDay
  return isEnough ? { refused: 'sent-out-often', params: { n: mostOfDay } } : undefined
}

/** What may be sent out to those on offer, under the key that the verb's form chooses by; a refusal where this person may not, or no one is there. */
export function offerSending(situation: Situation, directory: DirectoryName, choices: () => Choice[]): Offer | Refusal {
  const refused = refusalToSendOut(situation)
  if (refused !== undefined) return refused
  const found = choices()
  return found.length === 0 ? { refused: 'nobody-to-ask' } : { choices: { [directory]: found } }
}

/** The role in which a person of an authority reads and sends out, as the history keeps it: one by which its words are known for those of that authority. */
export function readersRole({ roles, organizationKind: kind }: Actor): string {
  const own = roles.find((role) => authorityOf(role) !== undefined)
  return own ?? (kind === null ? undefined : candidatesOfKind(kind)?.roles[0]) ?? ''
}

/** Colleagues of the own body, the person left out. */
export function readingColleagues({ colleagues, actor }: Situation): Choice[] {
  return colleagueChoices(
    colleagues.filter(({ userId }) => userId !== actor.userId),
    actor,
  )
}

/** Those who were chosen, each once, without the person who chooses. */
export function peopleChosen({ actor }: Situation, choices: readonly Choice[]): TaskPerson[] {
  const people = new Map(choices.flatMap(({ people: each }) => each).map((person) => [person.userId, person]))
  people.delete(actor.userId)
  return [...people.values()]
}

/** Names told in the history. */
const mostNames = 20

/** What was chosen, by name. */
export function namesOf(choices: readonly Choice[]): string {
  const names = choices.map(({ name, fullName }) => fullName ?? (typeof name === 'string' ? name : name.zh_CN))
  return `${names.slice(0, mostNames).join('、')}${names.length > mostNames ? ` +${names.length - mostNames}` : ''}`
}

/** What the history keeps of a sending: whom it names, who reads its words. */
export function sendingDetails(choices: readonly Choice[], people: readonly TaskPerson[]) {
  return {
    assignee: namesOf(choices),
    n: people.length,
    told: people.map(({ userId }) => keyOfUser(userId)),
  }
}
