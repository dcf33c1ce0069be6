import type { AccessRule, Field, FormDefinition } from '../form/model.ts'
import type { Condition } from '../form/condition.ts'
import type { ClockUnit } from '../clock/rule.ts'
import type { Text } from '../i18n/text.ts'
import { candidateRoles, candidateRules } from '../organizations/candidates-of.ts'
import type { ContinuousLimit } from './continuous-limit.ts'
import type { effects } from './effects/index.generated.ts'
import type { GuideDefinition } from './guide.ts'
import type { SchemeParagraphs } from '../form/reply-problem.ts'
import type { ObligationDefinition } from './obligation.ts'
import type { Listing } from './listing.ts'
import type { StageKey } from '../tasks/stages.ts'
import type { UploadLimits } from './upload-limits.ts'

/**
 * An approval item (事项) as it is published into `item_versions`, where a case keeps the version it began with: the guide that its matter
 * began with, and what an application needs. Its process stands beside it as BPMN. Everything here can be written as JSON.
 */
export interface ItemDefinition extends GuideDefinition {
  /** The viewer's entity code (specification §2.6). */
  entity: string
  /** Where list columns come from: paths `section.field` into the form. */
  columns: {
    title: string
    /** Heritage unit (punitName of the keyword search). */
    unitName?: string
    /** A region field whose first two digits give the province that reviews; absent: the applicant's own province. */
    region?: string
    money?: string
  }
  /** Process variables taken from the form at submission: name ↦ path. */
  variables: Record<string, string>
  clocks: ClockDefinition[]
  form: FormDefinition
  viewer: ViewerNode[]
  /** Where files and bytes are bounded otherwise than in `upload-limits.ts`. */
  uploadLimits?: Partial<UploadLimits>
  /** Within which an applicant is to answer a correction; absent: fifteen working days (correction-form.ts). The law names no time. */
  correction?: { days: number; unit: 'working-day' | 'calendar-day' }
  /** Field access per role; absent role: everything visible, nothing editable. */
  access: Partial<Record<Role, AccessRule>>
  reply: ReplyDraft
  /** For how long one thing may be away without a break, over all approved applications; absent: no such limit. */
  continuousLimit?: ContinuousLimit
  /** What its positive decision obliges the applicant or the province to do, in the order in which it is done; absent: nothing. */
  obligations?: ObligationDefinition[]
  /**
   * What fields and columns of earlier versions are called now: `section.field` or `section.table.column` ↦ their path in this form. A draft of an earlier version, and an
   * application that is made again, come over by it (core/form/move-data.ts).
   */
  renamed?: Record<string, string>
}

/** The folder of an item: its definition, the table its BPMN is emitted from, and what lists know it by (`listing.ts` says what is stored of it). */
export interface ItemSource extends ItemDefinition {
  process: ProcessTable
  /** Absent: the lists of its category have it, and no other. */
  listing?: Listing
}

/** Roles of RBAC that processes and access rules name: of the kinds of organisations, and experts. */
export const roles = [...candidateRoles, 'expert'] as const
export type Role = (typeof roles)[number]

/** What a clock can count from. */
export const clockStarts = ['acceptance', 'receipt'] as const
export type ClockStart = (typeof clockStarts)[number]

/** Why the process of a case stops a clock. */
export const stopReasons = ['waiting-for-applicant', 'third-party', 'expert-review', 'issuing', 'other-authority'] as const
export type StopReason = (typeof stopReasons)[number]

/** Unit, length and light of a clock; structure of core/clock's ClockRule. Length null: no statutory limit, `target` is internal. */
export interface ClockDefinition {
  key: string
  name: Text
  unit: ClockUnit
  length: number | null
  target?: number
  warnAt?: number
  /** From when it counts: the acceptance, which is when its first step is entered (default), or the receipt of the application. */
  countsFrom?: ClockStart
  /** Units of the one extension the head of the body may grant with reasons told to the applicant (行政许可法 42条). */
  extension?: number
  /** Counts from zero whenever a step that names it is entered (each receipt opens its own five days); absent: it goes on where it stopped. */
  startsAnew?: boolean
  /** Why it stands still while the case is back at a step of another clock; absent: it goes on (decision 0130). Only what a law excludes. */
  whileReturned?: StopReason
  /** It stands still while the applicant of an accepted case explains (补充说明材料); absent: it goes on. Only what a law excludes. */
  stopsForSupplement?: boolean
  /** Statute and article, with its version: «行政许可法（2019）第四十二条». */
  basis: Text
}

/** A node of the viewer's tree (specification §2.6): the §7.3 call it makes and how its data is laid out. */
export interface ViewerNode {
  key: string
  title: Text
  /** Name of the call without `/api/`: `getProjectBasicInfor`, `tBBdAcController/getPlanningProject`, `wbws/getAttachment`. */
  call: string
  /** Sections of the form the reply holds (their fields merged); `materials` is the list of materials. */
  sections: string[]
  /** A single object, or the rows of one sub-table (`section.field`). */
  list?: string
  /** What specification §3 names as objects of their own: paths of sections or tables, told besides under the last name (`tbCrrSzhUnitEntity`). */
  entities?: string[]
  /** What is said of several fields in one: key ↦ words with `{section.field}` in them (planTime). Told besides, and not shown. */
  phrases?: Record<string, string>
  layout: ViewerBlock[]
  when?: Condition
}

export type ViewerBlock =
  | { kind: 'pairs'; fields: string[]; title?: Text }
  | { kind: 'table' | 'paragraph'; field: string; title?: Text }
  | { kind: 'materials' }

/** First wording of the reply to a case; `{path}` placeholders are filled from the form and columns. Officials edit it. */
export interface ReplyDraft {
  approve: { title: string; body: string[]; closing: string }
  reject: { title: string; body: string[]; closing: string }
  /**
   * The decision asks «scheme approved by» (domain A): the paragraph of the approval for each answer. `approve.body` holds one of the two;
   * the other answer replaces it. Absent: the decision does not ask.
   */
  schemeApprovedBy?: SchemeParagraphs
  /** First wording where a step of the provincial bureau drafts the reply: the bureau writes to the applicant, not to itself. */
  province?: Pick<ReplyDraft, 'approve' | 'reject'>
  /** First wording where an application came past the province: the national bureau writes to the applicant. Absent: as to the bureau. */
  direct?: Pick<ReplyDraft, 'approve' | 'reject'>
}

/** The process of an item as a short table: publication emits BPMN 2.0 with a drawing from it, and only that is stored. */
export interface ProcessTable {
  id: string
  name: Text
  steps: ProcessStep[]
  flows: ProcessFlow[]
}

export interface ProcessFlow {
  from: string
  to: string
  /** An expression of the process engine over the case's variables: `outcome == 'accept'`. */
  when?: string
  isDefault?: boolean
}

export type ProcessStep =
  | { id: string; kind: 'start' }
  | { id: string; kind: 'end'; name: Text; status: string; terminate?: boolean }
  | { id: string; kind: 'choice' | 'parallel'; name?: Text }
  | {
      id: string
      kind: 'task'
      name: Text
      task: TaskSettings
      each?: { collection: string; element: string; completion?: string }
      /** What kind of work of an authority it is (`tasks/stages/`): each step of an authority says one, no other does. */
      stage?: StageKey
      /** The State Council decides while the case is here (政府审核; decision 0122). */
      isWithGovernment?: true
    }
  | { id: string; kind: 'timer'; attachedTo: string; duration: string; interrupting: boolean; name?: Text }

/** What a user task says about itself (extension attributes of the BPMN). */
export interface TaskSettings {
  /** Status code of specification §4.4 that lists show while the case is here. */
  status: string
  role: Role
  organization: OrganizationRule
  /** With `work-group`: the group's code, or its id where a process belongs to one installation. */
  workGroup?: string
  /** The clock that counts while the case is here; absent: the running clock is stopped, with `stopReason`. */
  clock?: string
  stopReason?: StopReason
  /** At a step of an assessment body or of experts: working days within which they answer; absent: as `outside-time.ts` has it. */
  answerDays?: number
  /** At a step of an office: what happens when the case comes to it and no account could act there; absent: as `emptyPolicyOf` has it. */
  whenEmpty?: WhenEmpty
  /** At a step of experts: how many opinions are enough to conclude; absent: all. */
  enoughOpinions?: number
  /** Field access of this step beside the role's. */
  access?: AccessRule
  /** Materials can be ticked as sufficient or defective, fields as defective. */
  checksMaterials?: boolean
  actions: TaskAction[]
}

/**
 * What happens at a step that no account could act at. `lead`: it is for the lead of the same office, and where there is none for the administrators. `refuse`: the act that
 * would lead there is refused. `administrator`: it waits in the list of those who maintain accounts. Whatever is said, it is in that list while it waits.
 */
export const emptyPolicies = ['lead', 'refuse', 'administrator'] as const
export type WhenEmpty = (typeof emptyPolicies)[number]

/**
 * Who of the role may act: the people of the body that a kind of organisation finds for the case (`organizations/kinds/<kind>/candidates.ts`:
 * `case-province`, `national`, `entrusted`, `applicant` …), the one person a multi-instance element names, or the members of a work group,
 * whatever their roles.
 */
export const organizationRules = [...candidateRules, 'element', 'work-group'] as const
export type OrganizationRule = (typeof organizationRules)[number]

/** One button of a step. `effect` names what happens when the token moves; what it does stands in server/modules/case-work/tasks/effects. */
export interface TaskAction {
  outcome: string
  label: Text
  tone: ActionTone
  effect?: ActionEffect
  /** What is asked with it: fields of the form language. `reason`, else `opinion`, goes into the history; the others are what the effect takes. */
  form?: Field[]
  /** Status shown until the next action, instead of the next step's own (G06, G07). */
  status?: string
  /** Variables set before the token moves. */
  set?: Record<string, string | number | boolean>
  /** Consequence in one sentence, for the confirmation and the rail. */
  hint?: Text
}

/** How a button looks. */
export const actionTones = ['primary', 'plain', 'danger'] as const
export type ActionTone = (typeof actionTones)[number]

/** Name of an effect: a file of `effects/` declares it. */
export type ActionEffect = keyof typeof effects
