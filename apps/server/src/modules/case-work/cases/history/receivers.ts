import type { Actor } from '../../../../platform/http/actor.ts'
import type { TaskPerson } from '../../process/index.ts'
import type { CaseHistory } from './case-history.ts'
import { isOfOwnOffice, isProcessRole, nameFor, type BodyFacts } from '../readers/case-reader.ts'

/** Names that are told of those who get a case. */
const namesTold = 5

/** What says which names of a case its reader sees. */
export interface Seeing {
  actor: Actor
  record: BodyFacts
  history: Pick<CaseHistory, 'isConvenedBy'>
}

/** A person as the reader of a case may see them (docs/who-sees-what.md): the name, or the body they act for; '' where no body stands for them. */
export function receiverName({ actor, record, history }: Seeing, person: Receiver): string {
  const role = person.kind === 'official' ? (person.roles.find(isProcessRole) ?? '') : 'applicant'
  const of = {
    isOwn: isOfOwnOffice(actor, { id: person.userId, organizationId: person.organizationId }),
    isConvened: role === 'expert' && history.isConvenedBy(actor),
  }
  return nameFor(actor, { name: person.name, role, ...of }, { ...record, province_code: person.provinceCode ?? record.province_code })
}

/** One who gets a case, as far as their name follows from it. */
export type Receiver = Pick<TaskPerson, 'userId' | 'name' | 'kind' | 'roles' | 'organizationId' | 'provinceCode'>

/** Some names and how many there are; of those who are not named the body, once. */
export function receiversShown<Person extends Receiver>(
  people: readonly Person[],
  nameOf: (person: Person) => string,
): { names: string[]; count: number } {
  const shown = people.map((person) => {
    const name = nameOf(person)
    return { isNamed: name === person.name, name }
  })
  const bodies = new Set(shown.flatMap(({ isNamed, name }) => (isNamed || name === '' ? [] : [name])))
  const names = [...shown.flatMap(({ isNamed, name }) => (isNamed ? [name] : [])), ...bodies]
  return { names: names.slice(0, namesTold), count: names.length }
}
