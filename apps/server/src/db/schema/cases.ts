import type { DraftMove } from '@wenwu/core/cases/model'
import type { Publicity } from '@wenwu/core/decisions/model'
import type { Conclusion } from '@wenwu/core/codes/conclusions'
import type { Text } from '@wenwu/core/i18n/text'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './json.ts'

interface FileTable {
  id: string
  storage_key: string
  sha256: string
  size: number
  media_type: string
  name: string
  created_by: string | null
  created_at: Date
}

export interface CaseTable {
  id: string
  number: string | null
  group_id: string | null
  item_code: string
  item_version_id: string
  item_name: Json<Text>
  title: string
  unit_name: string
  reference_number: string
  search_terms: string[]
  applicant_key: string
  /** Null of a case of an earlier system whose applicant has no account. */
  applicant_user_id: string | null
  /** The unit that applies; rights hang on `applicant_key`, which is who files. */
  applicant_name: string
  /** Who files, where it is for another unit (代办); else null. */
  agent_name: Generated<string | null>
  /** The applicant that the form names is a person. */
  is_of_person: Generated<boolean>
  province_code: string | null
  /** The region that the form names, two to six digits (GB/T 2260). */
  region_code: Generated<string | null>
  status: string
  current_step: Json<Text>
  /** A step of a county or city bureau is open (status G12 is that of the province). */
  is_local: Generated<boolean>
  /** The national bureau has returned it and has not had it since. */
  is_returned: Generated<boolean>
  handler_name: string | null
  clock_key: string | null
  clock_state: string | null
  clock_unit: string | null
  clock_stop_reason: string | null
  /** Kind of the body whose clock it is: its five days are not those of the body before it. */
  clock_body: Generated<string | null>
  /** The case is back before the steps of its open clock, which goes on (decision 0130). */
  clock_is_held: Generated<boolean>
  clock_remaining: number | null
  due_on: string | null
  warn_on: string | null
  /** Version of the working calendar that the due date was counted with. */
  calendar_version: Generated<number>
  document_number: string | null
  /** Whether the public may read the decision. */
  publicity: Generated<Publicity>
  is_old: Generated<boolean>
  /** For servers of the release before `conclusion`: the database keeps the two in step; no longer read. */
  is_not_accepted: Generated<boolean>
  /** How it came out; null while nothing is decided. Set by `actOnCase` alone. */
  conclusion: Generated<Conclusion | null>
  /** The case that it applies again for (specification §4.7). */
  reapplied_from: Generated<string | null>
  revision: number
  saved_device: Generated<string>
  /** The step of the form at which it was saved last; '' of none. */
  saved_step: Generated<string>
  created_at: Date
  submitted_at: Date | null
  accepted_at: Date | null
  decided_on: string | null
  /** The day by which the applicant answers, while the case waits for a correction. */
  answer_by: Generated<string | null>
  updated_at: Date
  sort_at: Date
}

interface DraftVersionTable {
  id: string
  case_id: string
  revision: number
  device: string
  saved_by: string
  saved_at: Date
  data: Json<Record<string, Record<string, unknown>>>
  /** Bytes of the data as text. */
  size: GeneratedAlways<number>
  /** Equal for equal data. */
  mark: GeneratedAlways<string>
}

interface DraftMoveTable {
  id: string
  case_id: string
  at: Date
  changes: Json<DraftMove['changes']>
  materials: Json<DraftMove['materials']>
  seen_at: Date | null
}

interface CorrectionTable {
  id: string
  case_id: string
  step: string
  reason: string
  requested_by: string
  requested_at: Date
  /** Closed: handed in, or withdrawn with the case. */
  resubmitted_at: Date | null
  is_withdrawn: Generated<boolean>
  /** Of the notice; null where the case has no receipt number. */
  number: string | null
  /** The day by which the applicant answers; null of older ones. */
  answer_by: string | null
  /** Why there is another one after the first; '' of the first. */
  again_reason: Generated<string>
  /** What the applicant was reminded of last; null of nothing. */
  reminded_of: Generated<'due' | 'overdue' | null>
}

interface CorrectionEntryTable {
  correction_id: string
  kind: 'field' | 'material'
  path: string
  note: string
  before: Json<unknown> | null
  after: Json<unknown> | null
  is_asked: boolean
  unchanged_reason: Generated<string>
  /** What counted when it was handed in: `changed` or `none` of a field, else as `MaterialChange`; null while open and of older records. */
  change: Generated<string | null>
}

interface CaseEventTable {
  id: string
  case_id: string
  at: Date
  kind: string
  actor_id: string | null
  actor_name: string
  actor_role: string
  /** Of whoever acted, on that day; null where nobody knows, as of older entries, and where there is none. */
  organization_id: string | null
  province_code: string | null
  step: string | null
  step_name: Json<Text> | null
  outcome: string | null
  outcome_label: Json<Text> | null
  opinion: string
  details: Json<Record<string, unknown>>
  /** Status of the case before and after; null where the entry moves nothing, and where nobody knows. */
  status_from: string | null
  status_to: string | null
}

interface ClockEventTable {
  id: string
  case_id: string
  clock: string
  kind: 'start' | 'stop' | 'resume' | 'extend' | 'end'
  at: Date
  reason: string
  planned_days: number | null
}

interface DocumentTable {
  id: string
  case_id: string
  kind: 'approval' | 'refusal'
  issuer: string
  title: string
  main_recipient: string
  body: Json<string[]>
  closing: string
  scheme_approved_by: 'province' | 'national' | null
  number: string | null
  number_key: GeneratedAlways<string | null>
  issued_on: string | null
  status: 'draft' | 'signed' | 'issued'
  file_id: string | null
  revision: Generated<number>
  created_at: Date
  updated_at: Date
  /** Since the case was taken up again; such a reply is no longer that of the case. */
  withdrawn_at: Generated<Date | null>
}

/** What a change of the wording of a reply replaced, by the revision it had. */
interface DocumentVersionTable {
  document_id: string
  revision: number
  kind: 'approval' | 'refusal'
  title: string
  main_recipient: string
  body: Json<string[]>
  closing: string
  scheme_approved_by: 'province' | 'national' | null
  replaced_at: Date
  replaced_by: string
}

/** A part of a case that was given to an assessment body or an expert. */
interface AssignmentTable {
  case_id: string
  assignee_key: string
  kind: 'third-party' | 'expert'
  assigned_at: Date
  ended_at: Date | null
  /** The day by which they answer; null of what was given before parts had one. */
  answer_by: Generated<string | null>
  /** Who asked: candidate key of the office, and the person. */
  convener_key: Generated<string | null>
  convener_id: Generated<string | null>
}

/** Who handles a case or has handled it, with what lists of cases are sorted by. Triggers of tasks and cases keep it; nobody writes it. */
interface CaseHandlerTable {
  case_id: string
  user_id: string
  is_inside: boolean
  sort_at: Date
  updated_at: Date
  due_on: string | null
  /** The case was withdrawn before its acceptance and is a draft again. */
  is_of_draft: boolean
  province_code: string | null
}

/** Cases and what hangs on them. */
export interface CaseTables {
  cases: CaseTable
  case_sections: { case_id: string; section: string; data: Json<Record<string, unknown>> }
  case_letters: { case_id: string; title: string; terms: string[] }
  draft_versions: DraftVersionTable
  draft_moves: DraftMoveTable
  case_assignments: AssignmentTable
  case_handlers: CaseHandlerTable
  /** Cases with open tasks: where those wait, and what is searched of the case. Triggers of tasks and cases keep it; nobody writes it. */
  waiting_cases: { case_id: string; places: string[]; terms: string[]; words: string }
  case_materials: { case_id: string; material_key: string; file_id: string; uploaded_by: string; uploaded_at: Date }
  /** View: the materials as they were filed. */
  filed_materials: { case_id: string; material_key: string; file_id: string; uploaded_by: string; uploaded_at: Date }
  case_attachments: { case_id: string; path: string; file_id: string }
  material_checks: {
    case_id: string
    material_key: string
    verdict: 'sufficient' | 'defective' | null
    note: string
    checked_by: string
    checked_at: Date
  }
  corrections: CorrectionTable
  correction_entries: CorrectionEntryTable
  case_events: CaseEventTable
  clock_events: ClockEventTable
  documents: DocumentTable
  document_versions: DocumentVersionTable
  files: FileTable
}
