import type { FieldProblem } from '../kernel/errors.ts'
import type { FormData, FileValue, AccessRule, ApplicantUnit } from '../form/model.ts'
import type { ActionNeed, Role, TaskAction } from '../item/model.ts'
import type { Text } from '../i18n/text.ts'
import type { MaterialChange } from './correction-change.ts'

/** Status codes of specification §4.4; names and tones stand in codes/statuses.ts. */
export type CaseStatus = string

/** The clock of a case as a list shows it. Days are of the clock's own unit; negative when overdue. */
export interface ClockSummary {
  key: string
  state: 'not-started' | 'running' | 'stopped' | 'ended'
  dueOn: string | null
  remainingDays: number | null
  light: 'none' | 'green' | 'amber' | 'red' | 'stopped'
  stopReason: string | null
  unit: 'working-day' | 'calendar-day'
}

/** One line of a list of cases. Times are ISO instants, dates `YYYY-MM-DD` in Asia/Shanghai. */
export interface CaseRow {
  id: string
  /** Receipt number, absent for drafts. */
  number: string | null
  /** Rows of one batch share it; merged in lists. */
  groupId: string | null
  itemCode: string
  itemName: Text
  title: string
  unitName: string
  /** The unit that applies, also where an agent files for it. */
  applicantName: string
  provinceCode: string | null
  status: CaseStatus
  /** It ended because it was not accepted (行政许可法 32条): nothing was decided on the matter. */
  isNotAccepted: boolean
  clock: ClockSummary | null
  /** Where it is now: the step's name. */
  currentStep: Text
  /** Who claimed it; for those who may not read names, their body. */
  handlerName: string | null
  documentNumber: string | null
  submittedAt: string | null
  updatedAt: string
  decidedOn: string | null
}

/** Closed set of sorts; each has its composite index. */
export const caseSorts = ['submitted-desc', 'submitted-asc', 'updated-desc', 'due-asc'] as const
export type CaseSort = (typeof caseSorts)[number]

/** Presets of the lists: those of §4.4 and the tabs by status group. */
export const casePresets = [
  'all',
  'new-system',
  'old-system',
  'approved',
  'draft',
  'correcting',
  'in-hand',
  'outside',
  'concluded',
] as const
export type CasePreset = (typeof casePresets)[number]

/**
 * What a keyword is looked for in (keyword search fields of §3). `any` looks at title, unit and number; `rfTitle` is the title of the letter, `billName` that of the
 * application; `handlingPeople` are all who handle or have handled it.
 */
export const keywordFields = ['any', 'matterCode', 'recNumber', 'rfNumber', 'rfTitle', 'handlingPeople', 'punitName', 'billName'] as const
export type KeywordField = (typeof keywordFields)[number]

export interface CaseFilter {
  preset: CasePreset
  keyword?: string
  keywordField?: KeywordField
  itemCode?: string
  status?: CaseStatus
  /** One of these statuses; an empty list matches no case. */
  statuses?: CaseStatus[]
  provinceCode?: string
  submittedFrom?: string
  submittedTo?: string
  light?: 'amber' | 'red'
}

/** What this person may do with this case now; the browser displays, never decides. */
export interface CaseAbilities {
  canEditDraft: boolean
  canSubmit: boolean
  canDeleteDraft: boolean
  canVoid: boolean
  canSeeAudit: boolean
  /** The text of the reply may be edited: at the steps that draft or sign it. */
  canEditDocument: boolean
}

/** Ways to end the waiting for those to whom a step gave the case. */
export type Recall = 'dismiss' | 'take-back'

/** A unit of work of the process. */
export interface TaskView {
  id: string
  caseId: string
  step: string
  stepName: Text
  role: Role
  status: string
  /** Who claimed it, if anyone; for those who may not read the name, the body and no id. */
  claimedBy: { id: string; name: string } | null
  /** The one person (an expert) or body it waits for; `isOut`: no account of theirs is open and may act. */
  assignee: { name: string; isOut: boolean } | null
  /** How this person's office, which gave it away, may end the waiting: no longer wait for an expert, take an entrustment back; else null. */
  recall: Recall | null
  /** With one's own task of an assessment or a review: what the act that gave it asks for; else ''. */
  instructions: string
  isMine: boolean
  canClaim: boolean
  createdAt: string
  /** What this person may do; empty when it is not theirs. */
  actions: TaskAction[]
  checksMaterials: boolean
  /** Materials this step hands in itself (the province's letter). */
  ownMaterials: string[]
  /** Version of the process instance a decision is made on; a stale one is refused with the name of who acted. */
  version: number
}

/** Material of a case with what was handed in and how it was judged. */
export interface MaterialView {
  key: string
  name: Text
  by: string
  isRequired: boolean
  files: CaseFile[]
  verdict: 'sufficient' | 'defective' | null
  note: string
}

export interface CaseFile extends FileValue {
  uploadedAt: string
  uploadedBy: string
  mediaType: string
  /** Of its content, in hex: a correction compares by it, so that the same file uploaded again is none. */
  sha256: string
}

/** One thing that a correction opens. */
export interface CorrectionEntry {
  note: string
  /** An official flagged it; else it was opened because it hangs on what was. What is asked for and handed in as it was needs a reason. */
  isAsked: boolean
  /** Why the applicant handed it in as it was; '' where it was changed. */
  reason: string
}

/** A correction asked for: flagged fields and materials, words, and after resubmission what changed. */
export interface CorrectionView {
  id: string
  requestedAt: string
  requestedBy: string
  reason: string
  /** With the value at the time of the request. */
  fields: ({ path: string; before: unknown } & CorrectionEntry)[]
  /**
   * `before`: SHA-256 of its files at the time of the request, while the correction is open and the reader may know of the material; else empty. `change`: what was
   * made of it when it was submitted again, `none` while it is open.
   */
  materials: ({ key: string; before: string[]; change: MaterialChange } & CorrectionEntry)[]
  resubmittedAt: string | null
  /** Before and after of each flagged field that was changed. */
  changes: { path: string; before: unknown; after: unknown }[]
  status: 'open' | 'resubmitted'
}

/** One entry of the case's history, newest last. */
export interface CaseEvent {
  id: string
  at: string
  kind: string
  actorName: string
  actorRole: string
  step: string | null
  stepName: Text | null
  outcome: string | null
  outcomeLabel: Text | null
  opinion: string
  details: Record<string, unknown>
}

/** The whole of a case as one person may see it. */
export interface CaseView extends CaseRow {
  /** The unit that files for `applicantName` (代办), else null. */
  agentName: string | null
  itemVersionId: string
  revision: number
  data: FormData
  materials: MaterialView[]
  corrections: CorrectionView[]
  tasks: TaskView[]
  history: CaseEvent[]
  abilities: CaseAbilities
  /** Field rights of this person now (task ∧ role), already applied to `data`. */
  access: AccessRule
  document: DocumentSummary | null
  /** The unit whose account files, while its applicant fills in or corrects: what the form is compared with; else null. */
  applicantUnit: ApplicantUnit | null
  /** Times a second version of the draft was kept. */
  keptVersions: number
  acceptedAt: string | null
}

export interface DocumentSummary {
  id: string
  kind: 'approval' | 'refusal'
  title: string
  number: string | null
  date: string | null
  status: 'draft' | 'signed' | 'issued'
  fileId: string | null
}

/** A kept version of a draft in the list. */
export interface DraftVersionSummary {
  id: string
  /** Of the stored form it was based on. */
  revision: number
  savedAt: string
  /** Name of the person. */
  savedBy: string
  device: string
  /** Bytes. */
  size: number
  /** Keys of the sections that say something else than the stored form, in the form's order. */
  sections: string[]
}

/** A kept version of a draft with what it says. */
export interface DraftVersion {
  id: string
  revision: number
  savedAt: string
  device: string
  data: FormData
}

/** What stands between a draft and its submission. */
export interface DraftCheck {
  problems: (FieldProblem & { message: string })[]
  missingMaterials: string[]
}

export interface Receipt {
  caseId: string
  number: string
  title: string
  submittedAt: string
  applicantName: string
  /** As in `CaseView`. */
  agentName: string | null
  itemName: Text
  nextStep: Text
  promiseDays: number
}

/** What the caller says with an action of a task; which parts are demanded stands in the action's `needs`. */
export interface TaskDecision {
  taskId: string
  version: number
  outcome: string
  opinion: string
  reason?: string
  defects?: { fields: { path: string; note: string }[]; materials: { key: string; note: string }[] }
  /** With a correction: why what was flagged stays as it is, item by item. */
  unchanged?: { fields: { path: string; reason: string }[]; materials: { key: string; reason: string }[] }
  thirdPartyId?: string
  expertIds?: string[]
  document?: DocumentInput
  numberAndDate?: { number: string; date: string | null }
}

export interface DocumentInput {
  title: string
  mainRecipient: string
  body: string[]
  closing: string
  /** «scheme approved by»: decision field of protection projects (domain A). */
  schemeApprovedBy?: 'province' | 'national'
}

export type { ActionNeed }

/**
 * Counts of lists of cases stop here, «999+» beyond: paging continues beyond it, and no one reads a larger figure. Counting up to
 * 10,001 took 45 % of a list call at 1,000,000 cases.
 */
export const caseCountCap = 999
