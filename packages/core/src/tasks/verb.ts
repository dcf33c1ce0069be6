import type { Permission } from '../auth/permission.ts'
import type { Condition } from '../form/condition.ts'
import type { Field } from '../form/model.ts'
import type { Text } from '../i18n/text.ts'
import type { ActionTone } from '../item/model.ts'
import { verbs } from './verbs/index.generated.ts'

/**
 * A verb of approval work: what may be done to a case beside the actions of its steps (return, transfer, urge, void …). What it is, page, history
 * and log read here; whether it may be done now and what it does stands in server/modules/case-work/tasks/verbs under the same name.
 */
export interface VerbDeclaration {
  /** Place in the menu. */
  position: number
  label: Text
  tone: ActionTone
  /** One open task of the case, or the case as a whole. */
  on: 'task' | 'case'
  permission: Permission
  /** What is asked with it: fields of the form language. `reason`, else `opinion`, goes into the history; `directory` fields choose from what the server offers. */
  form: readonly Field[]
  /** What stands in its fields before anything is said, by key: the usual way of doing it, never a ground or a cause. */
  preset?: Readonly<Record<string, string>>
  /** The order of those who are chosen in a field counts. */
  order?: { field: string; when: Condition }
  /** Where this holds, who is chosen gets the case once it is done with by who has it now. */
  later?: Condition
  event: VerbEvent
  /** It may be done to several at once, with the same words. */
  isBatch?: true
}

/** The entry that a verb leaves in the history of the case. */
export interface VerbEvent {
  /** As it is stored; never changed. */
  kind: string
  /** What happened, as the history says it and as the page says that it was done. */
  words: Text
  /** Its words are meant for the applicant. */
  isReasonTold?: true
  /** It moves nothing. It is read by those who read the opinions of its body, and by whom it names; to others it did not happen. */
  isAside?: true
  /** How those who handle a case divide their work; the applicant does not read it. */
  isWithinBody?: true
}

/** Name of a verb: its file in `verbs/`. */
export type VerbName = keyof typeof verbs

/** Every verb by its name, in the order of the menu. */
export const verbList: readonly (readonly [VerbName, VerbDeclaration])[] = (Object.entries(verbs) as [VerbName, VerbDeclaration][]).sort(
  ([, a], [, b]) => a.position - b.position,
)

/** A verb by its name; undefined where there is none of that name. */
export function findVerb(name: string): VerbDeclaration | undefined {
  return Object.hasOwn(verbs, name) ? verbs[name as VerbName] : undefined
}

const events = new Map(verbList.map(([, { event }]) => [event.kind, event]))

/** The entry of the history that has this kind, where a verb left it. */
export function findVerbEvent(kind: string): VerbEvent | undefined {
  return events.get(kind)
}
