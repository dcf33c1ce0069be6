import type { Text } from '@wenwu/core/i18n/text'
import type { VerbOffer } from '@wenwu/core/tasks/schemas'
import type { OpenTask } from './situation.ts'
import type { TaskPerson } from './task-people.ts'
import type { Choice, Offer } from './verb.ts'

/** Names that are told of those who get a case. */
const namesTold = 5

/** What a verb chooses from and who gets the case by it, as a page says it. `waitedFor`: whose the tasks are that end with a choice. */
export function offerView(
  { choices = {}, people, extension }: Offer,
  waitedFor: (task: OpenTask) => readonly TaskPerson[],
): Omit<VerbOffer, 'verb'> {
  const endedOf = (ended: OpenTask) => ({ stepName: ended.step_name, of: receiversOf(waitedFor(ended)) })
  const choiceOf = ({ id, name, about, people: receivers, isStill, ends = [] }: Choice) => ({
    id,
    name: asText(name),
    ...(about !== undefined && { about }),
    to: isStill ? null : receiversOf(receivers),
    ...(ends.length > 0 && { ends: ends.map(endedOf) }),
  })
  return {
    choices: Object.fromEntries(Object.entries(choices).map(([directory, offered]) => [directory, offered.map(choiceOf)])),
    ...(extension !== undefined && { extension }),
    to: people === undefined || people.length === 0 ? null : receiversOf(people),
  }
}

const asText = (name: string | Text): Text => (typeof name === 'string' ? { zh_CN: name, en_US: name } : name)

function receiversOf(people: readonly TaskPerson[]) {
  return { names: people.slice(0, namesTold).map(({ name }) => name), count: people.length }
}
