import type { Command } from '@wenwu/bpmn/commands'
import type { PlannedStop } from '@wenwu/core/clock/suspension'
import type { DirectoryName } from '@wenwu/core/form/types/directory/model'
import type { Text } from '@wenwu/core/i18n/text'
import type { ActionInput } from '@wenwu/core/item/action-form'
import type { ErrorCode, ErrorParams } from '@wenwu/core/kernel/errors'
import type { VerbOffer } from '@wenwu/core/tasks/schemas'
import type { Ctx } from '../../../platform/http/context.ts'
import type { ActColumns } from '../cases/index.ts'
import type { OpenTask, Situation } from './situation/situation.ts'
import type { ReturnKind } from './tell/tell-assigned.ts'
import type { TaskPerson } from '../process/index.ts'

/** One of those on offer in a field of a verb's form. */
export interface Choice {
  id: string
  name: string | Text
  /** What is told with the name, so that one can choose: the field of an expert, department and duty of a colleague. */
  about?: string | Text
  /** How the row of signers and the history call one who has a namesake among those on offer. */
  fullName?: string
  /** Who gets the case by it. */
  people: readonly TaskPerson[]
  /** It takes the case to nobody: whoever has it goes on. */
  isStill?: true
  /** Open tasks that end with it. */
  ends?: readonly OpenTask[]
}

/** A verb that may be done now. */
export interface Offer {
  /** What its `directory` fields choose from. */
  choices?: Partial<Record<DirectoryName, readonly Choice[]>>
  /** Who is told, or gets the case, whatever is chosen. */
  people?: readonly TaskPerson[]
  /** Open tasks that end with it, whatever is chosen; `people` get the case then. */
  ends?: readonly OpenTask[]
  /** It is of all who have a part in the step, so it is not told with the name of one. */
  isOfAll?: true
  /** What it does as the case stands, instead of what its hint says of all. */
  note?: Text
  /** By how much it makes the time of the case longer. */
  extension?: VerbOffer['extension']
}

/** Why a verb may not be done now. */
export interface Refusal {
  refused: ErrorCode
  params?: ErrorParams
  /** The menu says it: this person would look for the verb. */
  isTold?: true
}

/** What a verb does: a command for the process, or a change of the task alone. */
export interface Deed {
  /** The role in which it is done, as the history keeps it. */
  role: string
  command?: Command | readonly Command[]
  /** Status for good, where the verb and not the process decides it. */
  status?: string
  /** What it sets in the row of the case: how it came out, where its status does not tell it; what a withdrawn decision had set. */
  columns?: ActColumns
  /** What the history says of it instead of what the verb is called, to those who read its reason. */
  words?: Text | undefined
  /** What the event says beside who, when and why. `assigned`: keys of those who get the case and read the words. */
  details?: Record<string, unknown> & { assigned?: string[] }
  /** The stop of the clock that it brought. */
  stop?: PlannedStop
  /** What is left to do when the process has moved. */
  after?: (ctx: Ctx) => Promise<void>
  /** The step that the command opens belongs to this person at once. */
  holder?: { step: string; userId: string }
  /** How the case comes back to who had a task that is open again; absent: it was returned. */
  came?: ReturnKind
}

export interface Doing {
  situation: Situation
  task: OpenTask | undefined
  input: ActionInput
  /** What was chosen in each `directory` field, by its key. */
  chosen: Readonly<Record<string, readonly Choice[]>>
}

/** A verb on the server: `verb` of its file in `verbs/`. */
export interface Verb {
  // both here and not in the declaration, which every page of a case loads in four languages
  /** What it is, in a few words: below its name in the menu. */
  about: Text
  /** What follows, in one sentence; said before it is done. */
  hint: Text
  /** Whether this person may do it now, and with which choices. Pure: it reads the situation alone. `task`: with a verb on a task. */
  offer(situation: Situation, task: OpenTask | undefined): Offer | Refusal
  /** Does it in the transaction of the call, after the offer and the form were checked. What moves the process is left to the service. */
  run(ctx: Ctx, doing: Doing): Deed | Promise<Deed>
}

/** What is answered where the step, or the case, is not this person's. */
export const notYours: Refusal = { refused: 'not-your-turn' }

/** What is answered where the step is this person's already, so that there is nothing to take or to ask for. */
export const yoursAlready: Refusal = { refused: 'yours-already' }

/** The task of a verb that is done to one. */
export function taskIn({ task }: Pick<Doing, 'task'>): OpenTask {
  if (task === undefined) throw new Error('a verb on a task was offered without one')
  return task
}
