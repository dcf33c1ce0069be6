import type { Text } from '@wenwu/core/i18n/text'
import type { VerbOffer } from '@wenwu/core/tasks/schemas'
import { receiversShown } from '../../cases/index.ts'
import type { OpenTask } from '../situation/situation.ts'
import type { TaskPerson } from '../../process/index.ts'
import type { Choice, Offer } from '../verb.ts'

/** What an offer is shown with. */
interface Showing {
  /** Whose a task is that ends with a choice. */
  waitedFor: (task: OpenTask) => readonly TaskPerson[]
  /** The name of a person as the reader may see it, or the body they act for. */
  nameOf: (person: TaskPerson) => string
}

/** What a verb chooses from and who gets the case by it, as a page says it. */
export function offerView(
  hint: Text,
  { choices = {}, people, ends: ended, note = hint, extension }: Offer,
  { waitedFor, nameOf }: Showing,
): Omit<VerbOffer, 'verb'> {
  const receiversOf = (all: readonly TaskPerson[]) => receiversShown(all, nameOf)
  const endedOf = (task: OpenTask) => ({ stepName: task.step_name, of: receiversOf(waitedFor(task)) })
  const choiceOf = ({ id, name, about, people: receivers, isStill, ends = [] }: Choice) => ({
    id,
    name: asText(name),
    ...(about !== undefined && { about: asText(about) }),
    to: isStill ? null : receiversOf(receivers),
    ...(ends.length > 0 && { ends: ends.map(endedOf) }),
  })
  return {
    choices: Object.fromEntries(Object.entries(choices).map(([directory, offered]) => [directory, offered.map(choiceOf)])),
    ...(ended !== undefined && { ends: ended.map(endedOf) }),
    note,
    ...(extension !== undefined && { extension }),
    to: people === undefined || people.length === 0 ? null : receiversOf(people),
  }
}

const asText = (name: string | Text): Text => (typeof name === 'string' ? { zh_CN: name, en_US: name } : name)
