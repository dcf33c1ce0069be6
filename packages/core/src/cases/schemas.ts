import { z } from 'zod'
import { countedDayKinds } from '../clock/counted-day.ts'
import { conclusions } from '../codes/conclusions.ts'
import type { AccessRule, ApplicantUnit, Field, HoldingProvince } from '../form/model.ts'
import { fieldProblemSchema, textSchema } from '../http/wire.ts'
import { fieldDefect, materialDefect } from '../form/types/defects/model.ts'
import { actionTones, roles, type ActionEffect, type TaskAction } from '../item/model.ts'
import { exactly } from '../kernel/exactly.ts'
import { materialChanges } from './correction-change.ts'

// What travels of a case; the types of model.ts are inferred from here (decision 0086).

export const formDataSchema = z.record(z.string(), z.record(z.string(), z.unknown()))

/** The clock of a case as a list shows it. Days are of the clock's own unit; negative when overdue. */
export const clockSchema = z.object({
  key: z.string(),
  state: z.enum(['not-started', 'running', 'stopped', 'ended']),
  dueOn: z.string().nullable(),
  remainingDays: z.number().nullable(),
  light: z.enum(['none', 'green', 'amber', 'red', 'stopped']),
  stopReason: z.string().nullable(),
  unit: z.enum(['working-day', 'calendar-day']),
  /** The body whose time it is, while the case is back at another one that has it in hand; absent: of who has the case. */
  timeOf: z.string().optional(),
})

/** A day of a count, as `CountedDay` of core/clock/counted-day has it. */
const countedDaySchema = z.object({
  date: z.string(),
  kind: z.enum(countedDayKinds),
  number: z.number(),
  /** Code of the reason why the clock stood still; null where it did not. */
  reason: z.string().nullable(),
  /** The holiday, or the note of an administrator who changed the day. */
  name: textSchema.nullable(),
  isProjected: z.boolean(),
  isExtension: z.boolean(),
})

/** A clock of a case, or a day that was set for somebody in it, with the count behind its date. */
export const clockCountSchema = z.object({
  name: textSchema,
  basis: textSchema,
  summary: clockSchema,
  startedOn: z.string().nullable(),
  days: z.array(countedDaySchema),
})

/** One line of a list of cases. Times are ISO instants, dates `YYYY-MM-DD` in Asia/Shanghai. */
export const caseRowSchema = z.object({
  id: z.string(),
  /** Receipt number, absent for drafts. */
  number: z.string().nullable(),
  /** Rows of one batch share it; merged in lists. */
  groupId: z.string().nullable(),
  itemCode: z.string(),
  itemName: textSchema,
  title: z.string(),
  unitName: z.string(),
  /** The unit that applies, also where an agent files for it. */
  applicantName: z.string(),
  provinceCode: z.string().nullable(),
  /** Status codes of specification §4.4; names and tones stand in codes/statuses.ts. */
  status: z.string(),
  /** How it came out; null while nothing is decided (codes/conclusions.ts). */
  conclusion: z.enum(conclusions).nullable(),
  /** It waits for a county or city bureau, which no status says (codes/statuses.ts). */
  isLocal: z.boolean(),
  clock: clockSchema.nullable(),
  /** Where it is now: the step's name. */
  currentStep: textSchema,
  /** Who claimed it; for those who may not read names, their body. */
  handlerName: z.string().nullable(),
  documentNumber: z.string().nullable(),
  /** The day by which the applicant is to answer a correction, while the case waits for it. */
  answerBy: z.string().nullable(),
  submittedAt: z.string().nullable(),
  updatedAt: z.string(),
  decidedOn: z.string().nullable(),
  /** Who has it in hand now and who had, the latter in the order of their work; only in lists that ask for it (core/desks). */
  handlers: z.array(z.object({ name: z.string(), isNow: z.boolean() })).optional(),
})

const marked = z.object({ text: z.string(), highlights: z.array(z.tuple([z.number(), z.number()])) })

/** A case as the search shows it; highlights are ranges of UTF-16 units. */
export const foundCaseSchema = z.object({
  id: z.string(),
  title: marked,
  number: marked,
  unitName: marked,
  itemName: textSchema,
  itemShortName: textSchema,
  applicantName: z.string(),
  status: z.string(),
  conclusion: z.enum(conclusions).nullable(),
  isLocal: z.boolean(),
  submittedAt: z.string().nullable(),
})
export type FoundCase = z.output<typeof foundCaseSchema>

/** A file of a case or of a maintained text; what a form stores of it is `FileValue`. */
export const fileSchema = z.object({
  fileId: z.string(),
  name: z.string(),
  size: z.number(),
  uploadedAt: z.string(),
  uploadedBy: z.string(),
  mediaType: z.string(),
  /** Of its content, in hex: a correction compares by it, so that the same file uploaded again is none. */
  sha256: z.string(),
})

/** The action of a step as it travels; what an item may say of it is checked by `item/schema.ts`. */
const actionSchema = exactly<TaskAction>()(
  z.object({
    outcome: z.string(),
    label: textSchema,
    tone: z.enum(actionTones),
    effect: z.custom<ActionEffect>().optional(),
    form: z.array(z.custom<Field>()).optional(),
    status: z.string().optional(),
    set: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
    hint: textSchema.optional(),
  }),
)

/** What a person has begun at a task: the page's own JSON, empty where nothing is left, which only its author is given. `revision` counts the saves. */
const taskDraftSchema = z.object({ content: z.string(), revision: z.number(), savedAt: z.string() })

/** One who was asked for an opinion and has not given it; `since`: when they were asked. */
const awaitedSignerSchema = z.object({ name: z.string(), since: z.string() })
export type AwaitedSigner = z.output<typeof awaitedSignerSchema>

/** A unit of work of the process. */
export const taskViewSchema = z.object({
  id: z.string(),
  caseId: z.string(),
  step: z.string(),
  stepName: textSchema,
  role: z.enum(roles),
  status: z.string(),
  /** Who claimed it, if anyone; for those who may not read the name, the body and no id. */
  claimedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The one person (an expert) or body it waits for; `isOut`: no account of theirs is open and may act. */
  assignee: z.object({ name: z.string(), isOut: z.boolean() }).nullable(),
  /** The day by which an expert or an assessment body answers; null of other tasks, and where none was set. */
  answerBy: z.string().nullable(),
  /** With one's own task of an assessment or a review: what the act that gave it asks for; else ''. */
  instructions: z.string(),
  isMine: z.boolean(),
  /** With a task that is handled for a colleague (授权办理): their name; else null. */
  standsFor: z.string().nullable(),
  canClaim: z.boolean(),
  createdAt: z.string(),
  /** What this person may do; empty when it is not theirs. */
  actions: z.array(actionSchema),
  /** A signer's, who was asked for an opinion or to do it, not that of the step itself; false for readers of no opinions of it. */
  isAsked: z.boolean(),
  /** With a signer's who is asked one after the other: how many behind them have not been asked yet; else 0. */
  toAsk: z.number(),
  /** Of one's own task that cannot be acted on yet: the signers of whom it waits for an answer; else empty. */
  awaits: z.array(awaitedSignerSchema),
  checksMaterials: z.boolean(),
  /** Materials this step hands in itself (the province's letter). */
  ownMaterials: z.array(z.string()),
  /** What this person has begun here and not yet decided, as the page kept it; null for none. */
  draft: taskDraftSchema.nullable(),
  /** Version of the process instance a decision is made on; a stale one is refused with the name of who acted. */
  version: z.number(),
})

/** What is said of one thing that a correction opens. */
const correctionEntry = {
  /** An official flagged it; else it was opened because it hangs on what was. What is asked for and handed in as it was needs a reason. */
  isAsked: z.boolean(),
  /** Why the applicant handed it in as it was; '' where it was changed. */
  reason: z.string(),
}

/** Material of a case with what was handed in and how it was judged. */
export const materialViewSchema = z.object({
  key: z.string(),
  name: textSchema,
  by: z.string(),
  isRequired: z.boolean(),
  files: z.array(fileSchema),
  verdict: z.enum(['sufficient', 'defective']).nullable(),
  note: z.string(),
  /** The body whose verdict it is, where that is not the reader's own; '' else. */
  judgedBy: z.string(),
})

/** A correction asked for: flagged fields and materials, words, and after resubmission what changed. */
export const correctionSchema = z.object({
  id: z.string(),
  /** Of the notice; null of a case without a receipt number. */
  number: z.string().nullable(),
  /** The day by which the applicant answers; null of older ones. */
  answerBy: z.string().nullable(),
  /** Why there is another one after the first; '' of the first. */
  againReason: z.string(),
  requestedAt: z.string(),
  requestedBy: z.string(),
  reason: z.string(),
  /** With the value at the time of the request. */
  fields: z.array(fieldDefect.extend({ before: z.unknown(), ...correctionEntry })),
  /**
   * `before`: SHA-256 of its files at the time of the request, while the correction is open and the reader may know of the material; else empty. `change`: what was
   * made of it when it was submitted again, `none` while it is open.
   */
  materials: z.array(materialDefect.extend({ before: z.array(z.string()), change: z.enum(materialChanges), ...correctionEntry })),
  resubmittedAt: z.string().nullable(),
  /** Before and after of each flagged field that was changed. */
  changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  status: z.enum(['open', 'resubmitted', 'withdrawn']),
})

/** One entry of the case's history, newest last. */
export const eventSchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.string(),
  /** The person's name, or the body they act for where this reader may not read names. */
  actorName: z.string(),
  /** The body the person acts for, beside their name; '' where `actorName` says it already or nobody knows. */
  actorBody: z.string(),
  actorRole: z.string(),
  step: z.string().nullable(),
  stepName: textSchema.nullable(),
  outcome: z.string().nullable(),
  outcomeLabel: textSchema.nullable(),
  opinion: z.string(),
  details: z.record(z.string(), z.unknown()),
})

export const documentSummarySchema = z.object({
  id: z.string(),
  kind: z.enum(['approval', 'refusal']),
  title: z.string(),
  number: z.string().nullable(),
  date: z.string().nullable(),
  status: z.enum(['draft', 'signed', 'issued']),
  fileId: z.string().nullable(),
  /** Counts its changes. */
  revision: z.number(),
})

const accessRuleSchema = exactly<AccessRule>()(
  z.record(z.string(), z.object({ visible: z.boolean().optional(), required: z.boolean().optional(), editable: z.boolean().optional() })),
)

/** What this person may do with this case now; the browser displays, never decides. */
export const abilitiesSchema = z.object({
  canEditDraft: z.boolean(),
  canSubmit: z.boolean(),
  canDeleteDraft: z.boolean(),
  /** A new draft may be begun from it (specification §4.7), or was; the same again gives the same draft. */
  canReapply: z.boolean(),
  canSeeAudit: z.boolean(),
  /** The text of the reply may be edited: at the steps that draft or sign it. */
  canEditDocument: z.boolean(),
})

/** The case before or after this one where a matter was applied for again; of a foreign one nothing is said. */
const linkedCaseSchema = z.object({ id: z.string(), number: z.string().nullable(), title: z.string() }).nullable()

/** What changed with what is filled in when it came into another version of the item's form; words of values are Chinese. */
const formChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('gone'), path: z.string(), label: textSchema, words: z.string(), value: z.unknown() }),
  z.object({ kind: z.literal('renamed'), path: z.string(), label: textSchema, before: textSchema }),
  z.object({ kind: z.literal('required'), path: z.string(), label: textSchema }),
])

/** A draft that came into another version of its item, by being moved or by being made from an earlier case. */
const draftMoveSchema = z.object({
  id: z.string(),
  at: z.string(),
  changes: z.array(formChangeSchema),
  /** Materials that are asked for no more, with the names of the files that stay with the earlier application or are kept for the draft. */
  materials: z.array(z.object({ name: textSchema, files: z.array(z.string()) })),
  isSeen: z.boolean(),
})

/** The whole of a case as one person may see it. */
export const caseViewSchema = caseRowSchema.extend({
  /** The unit that files for `applicantName` (代办), else null. */
  agentName: z.string().nullable(),
  itemVersionId: z.string(),
  revision: z.number(),
  data: formDataSchema,
  materials: z.array(materialViewSchema),
  corrections: z.array(correctionSchema),
  tasks: z.array(taskViewSchema),
  history: z.array(eventSchema),
  /**
   * Of the experts who were called last, for the office that called them and those who decide: how many were asked, answered, and did not (while the review is open:
   * those whose day is over). `enough`: how many opinions allow to conclude, null: all. Null where none were called or this reader does not see it.
   */
  panel: z
    .object({ asked: z.number(), answered: z.number(), silent: z.number(), open: z.number(), enough: z.number().nullable() })
    .nullable(),
  abilities: abilitiesSchema,
  /** Field rights of this person now (task ∧ role), already applied to `data`. */
  access: accessRuleSchema,
  document: documentSummarySchema.nullable(),
  /** The unit whose account files, while its applicant fills in or corrects: what the form is compared with; else null. */
  applicantUnit: exactly<ApplicantUnit>()(
    z.object({ name: z.string(), creditCode: z.string().nullable(), address: z.string(), isPerson: z.boolean().optional() }),
  ).nullable(),
  /** Of one's own case that waits for a correction: where it is, and stays (`holdingProblems`); else null. */
  holding: exactly<HoldingProvince>()(
    z.object({ region: z.string(), provinceCode: z.string(), local: z.object({ place: z.string(), name: z.string() }).optional() }),
  ).nullable(),
  /** The case it was made from, and the one that was made from it, by applying again (specification §4.7). */
  reappliedFrom: linkedCaseSchema,
  reappliedAs: linkedCaseSchema,
  /** Of an own draft: the item has another version in force, into which the draft can be moved. */
  isOutdated: z.boolean(),
  /** Of an own draft: what became of it with other versions of the item, oldest first. */
  moves: z.array(draftMoveSchema),
  /** Times a second version of the draft was kept. */
  keptVersions: z.number(),
  /** Of an own draft: the step of its form at which it was saved last; '' of none. */
  savedStep: z.string(),
  acceptedAt: z.string().nullable(),
  /** Names of the steps that come after the present one when all goes well, in their order; empty for drafts and what has ended. */
  ahead: z.array(textSchema),
  /** The body at whose step the case is now; '' for drafts and what has ended. */
  heldBy: z.string(),
  /** One project of a yearly plan is applied for by it. */
  isPlanned: z.boolean(),
})

/** The look-info viewer before its first section: a case, and a tree. */
export const lookInfoSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  title: z.string(),
  status: z.string(),
  conclusion: z.enum(conclusions).nullable(),
  isLocal: z.boolean(),
  itemCode: z.string(),
  itemName: textSchema,
  /** The version that the case began with, by which its sections are drawn. */
  itemVersionId: z.string(),
  /** The version whose tree is shown: the case's own where its item answers to the code that was asked for. */
  treeVersionId: z.string(),
  /** Keys of the nodes of the tree that apply, in their order. */
  nodes: z.array(z.string()),
  /** The code that was asked for is no item: the tree is the fallback of specification §2.6. */
  isFallback: z.boolean(),
  /** Field rights of this person. */
  access: accessRuleSchema,
})
export type LookInfo = z.output<typeof lookInfoSchema>

/** What this account has last filed, of any matter, as far as it says who applies: answers by path. */
export const lastApplicationSchema = z.object({
  number: z.string(),
  title: z.string(),
  itemName: textSchema,
  submittedAt: z.string(),
  values: z.record(z.string(), z.unknown()),
})

/** A kept version of a draft in the list. */
export const draftVersionSummarySchema = z.object({
  id: z.string(),
  /** Of the stored form it was based on. */
  revision: z.number(),
  savedAt: z.string(),
  /** Name of the person. */
  savedBy: z.string(),
  device: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Keys of the sections that say something else than the stored form, in the form's order. */
  sections: z.array(z.string()),
})

/** A kept version of a draft with what it says. */
export const draftVersionSchema = z.object({
  id: z.string(),
  revision: z.number(),
  savedAt: z.string(),
  device: z.string(),
  data: formDataSchema,
})

/** What stands between a draft and its submission: problems of the form with their words, materials that are missing. */
export const draftCheckSchema = z.object({
  problems: z.array(fieldProblemSchema.extend({ message: z.string() })),
  missingMaterials: z.array(z.string()),
  /** The body that receives the application; '' for a correction and while the form has problems. */
  receiver: z.string(),
})

export const receiptSchema = z.object({
  caseId: z.string(),
  number: z.string(),
  title: z.string(),
  submittedAt: z.string(),
  applicantName: z.string(),
  /** As in the view of the case. */
  agentName: z.string().nullable(),
  itemName: textSchema,
  nextStep: textSchema,
  promiseDays: z.number(),
})
