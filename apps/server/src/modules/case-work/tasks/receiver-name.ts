import { nameFor, isOfOwnOffice, isProcessRole } from '../cases/index.ts'
import type { OpenTask, Situation } from './situation.ts'
import type { TaskPerson } from './task-people.ts'

/** What says which names of a case its reader sees. */
type Seeing = Pick<Situation, 'actor' | 'record' | 'history'>

/** A person as the reader of a case may see them (docs/who-sees-what.md): the name, or the body they act for; '' where no body stands for them. */
export function receiverName({ actor, record, history }: Seeing, person: TaskPerson): string {
  const role = person.kind === 'official' ? (person.roles.find(isProcessRole) ?? '') : 'applicant'
  const of = {
    isOwn: isOfOwnOffice(actor, { id: person.userId, organizationId: person.organizationId }),
    isConvened: role === 'expert' && history.isConvenedBy(actor),
  }
  return nameFor(actor, { name: person.name, role, ...of }, { ...record, province_code: person.provinceCode ?? record.province_code })
}

/** The one person or body that a task waits for, as the reader of its case may see them; '' for none. */
export function assigneeName(situation: Situation, { assignee, step, candidate_key: key }: OpenTask): string {
  const { actor, record, history } = situation
  const { role } = situation.settingsOf({ step })
  const of = { isOwn: situation.holdsKey(key), isConvened: role === 'expert' && history.isConvenedBy(actor) }
  return nameFor(actor, { name: assignee ?? '', role, ...of }, record)
}
