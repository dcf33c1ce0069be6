import type { Field } from '../form/model.ts'
import type { CaseNotice } from '../messages/model.ts'

/** The settings by which a field of an action's form is known, with its key. */
export type FieldDemand = {
  [T in Field['type']]: { type: T } & Partial<Omit<Extract<Field, { type: T }>, 'key' | 'label' | 'type'>>
}[Field['type']]

/** What an effect of an action is, as items, history and messages have to know it; what it does stands in server/modules/case-work/tasks/effects. */
export interface EffectDeclaration {
  /** Fields it cannot do without, by key: the form of an action that names it has them, and they are required. */
  demands?: Record<string, FieldDemand>
  /** Fields it takes where the form has them. */
  takes?: Record<string, FieldDemand>
  /** Fields of the application that it fills in, by key: the form of an item that names it has them, in whichever section. */
  fills?: readonly string[]
  /** Its outcome is shown to the applicant; without it the act is work on the decision (a draft reply, a signature, an assessment). */
  isTold?: boolean
  /** Its words are meant for the applicant (行政许可法 32条). */
  isReasonTold?: boolean
  /** What the applicant is told by message. */
  notice?: CaseNotice
  /** It gives the case to a body or persons outside the offices: its words tell them what is asked. */
  givesAway?: boolean
  /** Nothing of it has left the office, and doing the step once more puts it right: who acted may take the case back. */
  isUndoable?: boolean
  /** It says that the materials were looked at whole: who leaves some unchecked is asked first. */
  restsOnCheck?: boolean
  /** It drafts or signs the reply: who may do so may change its text meanwhile. */
  writesReply?: boolean
  /** It is done upon this, as it was read: who acts says which revision that was, and is refused where there is a newer one. */
  isUpon?: 'reply' | 'form'
}
