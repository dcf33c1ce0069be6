import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { ImportRow } from '@wenwu/core/users/import-row'
import type { OrganizationKind, SignInMethod } from '@wenwu/core/auth/model'
import type { Locale, Text } from '@wenwu/core/i18n/text'
import type { AgreementKind } from '@wenwu/core/registration/agreements'
import type { NationalPlatformTables } from './national-platform-tables.ts'
import type { NoticeAudience } from '@wenwu/core/notices/model'
import type { DataScope } from '@wenwu/core/roles/model'
import type { MessageTemplate } from '@wenwu/core/messages/model'
import type { CertificateTables } from './certificate-tables.ts'
import type { ContentTables } from './content-tables.ts'
import type { ImportTables } from './import-tables.ts'
import type { LawTables } from './law-tables.ts'
import type { SearchTables } from './search-tables.ts'
import type { CodePurpose } from '@wenwu/core/verification/model'

/** JSON columns: read as parsed values, written as JSON text. */
type Json<T> = JSONColumnType<T & object, string, string>

interface OrganizationTable {
  id: string
  kind: OrganizationKind
  name: string
  province_code: string | null
  credit_code: string | null
  parent_id: Generated<string | null>
  code: Generated<string | null>
  is_active: Generated<boolean>
  position: Generated<number>
  version: Generated<number>
  created_at: Generated<Date>
  region_code: Generated<string | null>
  address: Generated<string>
  legal_representative: Generated<string>
}

interface UserTable {
  id: string
  username: string
  username_key: string
  kind: 'legal-entity' | 'individual' | 'official'
  name: string
  mobile: string
  email: string
  organization_id: string | null
  expert_field: string | null
  password_hash: string
  is_locked: boolean
  status: Generated<'pending' | 'active'>
  family_name: Generated<string>
  avatar: Generated<string | null>
  identity_number_hash: Generated<Buffer | null>
  identity_number_sealed: Generated<Buffer | null>
  last_sign_in_at: Generated<Date | null>
  password_changed_at: Generated<Date>
  must_change_password: Generated<boolean>
  version: Generated<number>
  proposed_by: Generated<string | null>
  approved_by: Generated<string | null>
  approved_at: Generated<Date | null>
  refusal_reason: Generated<string | null>
  lock_reason: Generated<string | null>
  locked_by: Generated<string | null>
  locked_at: Generated<Date | null>
  import_id: Generated<string | null>
  locale: Generated<Locale | null>
  search_terms: GeneratedAlways<string[]>
  created_at: Generated<Date>
}

interface RoleTable {
  id: string
  code: string
  name: Json<Text>
  permissions: string[]
  is_built_in: Generated<boolean>
  extent: Generated<string>
  icon: Generated<string>
  parent_id: Generated<string | null>
  position: Generated<number>
  data_scope: Generated<DataScope>
  scope_organizations: Generated<string[]>
  scope_provinces: Generated<string[]>
  has_field_rules: Generated<boolean>
  seeded_menus: Generated<string[]>
  removal_session_id: Generated<string | null>
  removal_asked_at: Generated<Date | null>
}

interface RoleFieldTable {
  role_id: string
  item_code: string
  path: string
  is_visible: boolean
  is_required: boolean
  is_disabled: boolean
}

interface MenuTable {
  id: string
  parent_id: string | null
  name: string
  title: Json<Text>
  icon: string
  url: string
  component: string
  type: 'menu' | 'button'
  permission_code: string
  position: number
  is_built_in: Generated<boolean>
  is_changed: Generated<boolean>
  is_removed: Generated<boolean>
}

interface SignInAttemptTable {
  subject: string
  failures: number
  in_flight: number
  lock_count: number
  locked_until: Date | null
  updated_at: Date
}

interface TicketTable {
  ticket_hash: Buffer
  user_id: string
  client_key: string
  expires_at: Date
  used_at: Date | null
  method: Generated<SignInMethod>
  challenged_at: Generated<Date | null>
  second_factor_at: Generated<Date | null>
}

interface RememberedSignInTable {
  selector: string
  family_id: string
  user_id: string
  validator_hash: Buffer
  device_key: Buffer
  created_at: Date
  expires_at: Date
  used_at: Generated<Date | null>
  revoked_at: Generated<Date | null>
}

interface TransitCodeTable {
  code_hash: Buffer
  system: string
  request_nonce: string
  user_id: string
  created_at: Date
  expires_at: Date
  used_at: Generated<Date | null>
}

interface SessionTable {
  token_hash: Buffer
  id: string
  user_id: string
  address: string
  user_agent: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  ended_at: Date | null
  method: Generated<SignInMethod>
}

interface UsedPasswordSealTable {
  seal_hash: Buffer
  expires_at: Date
}

interface MessageTable {
  id: string
  template: MessageTemplate
  sealed: Buffer | null
  status: Generated<'queued' | 'sent' | 'withheld' | 'expired' | 'refused'>
  created_at: Date
  expires_at: Date
  done_at: Date | null
}

interface VerificationCodeTable {
  mobile_hash: Buffer
  purpose: CodePurpose
  code_hash: Buffer
  tries: Generated<number>
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

interface OneTimePasswordTable {
  secret_hash: Buffer
  user_id: string
  client_key: string
  method: SignInMethod
  expires_at: Date
  used_at: Date | null
}

interface PasswordResetTable {
  id_hash: Buffer
  user_id: string | null
  mobile_hash: Buffer
  client_key: string
  created_at: Date
  expires_at: Date
  proven_at: Date | null
  used_at: Date | null
}

interface HeritageUnitTable {
  code: string
  name: string
  level: string
  class_name: string
  age: string
  province_code: string
  lot_number: number | null
  address: string
  terms: string[]
  city: Generated<string>
  longitude: Generated<number | null>
  latitude: Generated<number | null>
}

interface ItemVersionTable {
  id: string
  code: string
  version: number
  origin: 'code' | 'designer'
  entity: string
  definition: Json<unknown>
  bpmn: string
  hash: string
  is_current: boolean
  published_at: Date
}

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
  applicant_user_id: string
  applicant_name: string
  province_code: string | null
  status: string
  current_step: Json<Text>
  handler_name: string | null
  clock_key: string | null
  clock_state: string | null
  clock_unit: string | null
  clock_stop_reason: string | null
  clock_remaining: number | null
  due_on: string | null
  warn_on: string | null
  document_number: string | null
  is_old: Generated<boolean>
  revision: number
  saved_device: Generated<string>
  created_at: Date
  submitted_at: Date | null
  accepted_at: Date | null
  decided_on: string | null
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
}

interface CorrectionTable {
  id: string
  case_id: string
  step: string
  reason: string
  requested_by: string
  requested_at: Date
  resubmitted_at: Date | null
}

interface CorrectionEntryTable {
  correction_id: string
  kind: 'field' | 'material'
  path: string
  note: string
  before: Json<unknown> | null
  after: Json<unknown> | null
}

interface CaseEventTable {
  id: string
  case_id: string
  at: Date
  kind: string
  actor_id: string | null
  actor_name: string
  actor_role: string
  step: string | null
  step_name: Json<Text> | null
  outcome: string | null
  outcome_label: Json<Text> | null
  opinion: string
  details: Json<Record<string, unknown>>
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

export interface TaskTable {
  id: string
  case_id: string
  token_id: string
  step: string
  step_name: Json<Text>
  role: string
  candidate_key: string
  state: 'open' | 'done' | 'cancelled'
  claimed_by: string | null
  claimed_at: Date | null
  due_on: string | null
  created_at: Date
  completed_by: string | null
  completed_at: Date | null
  outcome: string | null
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
  issued_on: string | null
  status: 'draft' | 'signed' | 'issued'
  file_id: string | null
  created_at: Date
  updated_at: Date
}

interface WorkGroupTable {
  id: string
  code: Generated<string | null>
  name: string
  name_key: string
  purpose: string
  organization_id: string | null
  is_active: boolean
  version: Generated<number>
  created_at: Date
  updated_at: Date
}

interface AuditVerificationTable {
  id: string
  status: 'running' | 'whole' | 'damaged' | 'failed'
  started_by: string
  started_at: Date
  finished_at: Date | null
  expected_rows: number
  rows: Generated<number>
  seals: Generated<number>
  unsealed: Generated<number>
  problem: Json<unknown> | null
}

interface FederatedIdentityTable {
  issuer: string
  subject: string
  user_id: string
  created_at: Date
  last_used_at: Date
}

interface FederatedSignInTable {
  id: string
  state_hash: Buffer
  issuer: string
  user_id: string | null
  id_token_sealed: Buffer | null
  created_at: Date
  ended_at: Date | null
}

interface QrChallengeTable {
  id: string
  scan_hash: Buffer
  browser_hash: Buffer
  client_key: string
  address: string
  user_agent: string
  kind: 'legal-entity' | 'individual' | 'official'
  check_code: string
  status: Generated<'waiting' | 'scanned' | 'confirmed' | 'refused' | 'used'>
  user_id: string | null
  created_at: Date
  expires_at: Date
}

interface OperatorTable {
  user_id: string
  organization_id: string
  added_by: string | null
  added_at: Date
  authorized_by: string | null
  authorized_at: Date | null
  disabled_by: Generated<string | null>
  disabled_at: Generated<Date | null>
}

/** The tables as the query builder knows them; the migrations are the truth. */
export interface Database extends CertificateTables, ContentTables, SearchTables, LawTables, ImportTables, NationalPlatformTables {
  organizations: OrganizationTable
  users: UserTable
  roles: RoleTable
  user_roles: { user_id: string; role_id: string }
  role_menus: { role_id: string; menu_id: string; is_half: Generated<boolean> }
  role_fields: RoleFieldTable
  menus: MenuTable
  account_imports: { id: string; created_by: string; created_at: Date; file_name: string; file_sha256: string; rows: Json<ImportRow[]> }
  account_reveals: { id: string; user_id: string; account_id: string; field: string; reason: string; revealed_at: Date }
  sign_in_attempts: SignInAttemptTable
  tickets: TicketTable
  sessions: SessionTable
  used_nonces: { nonce_hash: Buffer; expires_at: Date }
  remembered_sign_ins: RememberedSignInTable
  known_devices: { user_id: string; device_key: Buffer; created_at: Date; last_seen_at: Date }
  second_factors: { user_id: string; secret_sealed: Buffer; confirmed_at: Date | null; last_step: string; created_at: Date }
  recovery_codes: { user_id: string; code_hash: Buffer; used_at: Date | null }
  transit_codes: TransitCodeTable
  federated_identities: FederatedIdentityTable
  federated_sign_ins: FederatedSignInTable
  qr_challenges: QrChallengeTable
  used_password_seals: UsedPasswordSealTable
  messages: MessageTable
  outbox_messages: { id: string; mobile: string; template: MessageTemplate; text: string; sent_at: Date }
  verification_codes: VerificationCodeTable
  code_counts: { subject: string; count: number; window_ends_at: Date; last_at: Date }
  one_time_passwords: OneTimePasswordTable
  password_resets: PasswordResetTable
  regions: { code: string; parent_code: string | null; name: string; is_imported: Generated<boolean> }
  heritage_units: HeritageUnitTable
  notices: { id: string; title: string; content: string; organization: string; audience: NoticeAudience; published_at: Date }
  calendar_overrides: { day: string; is_working: boolean; note: string }
  item_versions: ItemVersionTable
  files: FileTable
  cases: CaseTable
  case_sections: { case_id: string; section: string; data: Json<Record<string, unknown>> }
  draft_versions: DraftVersionTable
  case_assignments: { case_id: string; assignee_key: string; kind: 'third-party' | 'expert'; assigned_at: Date; ended_at: Date | null }
  case_materials: { case_id: string; material_key: string; file_id: string; uploaded_by: string; uploaded_at: Date }
  case_attachments: { case_id: string; path: string; file_id: string }
  material_checks: { case_id: string; material_key: string; verdict: 'sufficient' | 'defective' | null; note: string; checked_by: string; checked_at: Date }
  corrections: CorrectionTable
  correction_entries: CorrectionEntryTable
  case_events: CaseEventTable
  clock_events: ClockEventTable
  process_instances: { case_id: string; version: number; status: string; state: Json<Record<string, unknown>> }
  tokens: { case_id: string; id: string; node: string; data: Json<Record<string, unknown>> }
  tasks: TaskTable
  timers: { case_id: string; id: string; node: string; due_at: Date }
  documents: DocumentTable
  work_groups: WorkGroupTable
  work_group_members: { group_id: string; user_id: string; is_leader: boolean; position: number }
  audit_verifications: AuditVerificationTable
  idempotency_keys: { user_id: string; key: string; endpoint: string; request_hash: string; reply: Json<unknown> | null; created_at: Date }
  registration_proofs: { proof_hash: Buffer; subject_hash: Buffer; expires_at: Date; used_at: Date | null }
  registration_requests: { key_hash: Buffer; request_hash: Buffer; user_id: string; created_at: Date }
  registration_counts: { subject: string; count: number; window_ends_at: Date }
  consents: { user_id: string; kind: AgreementKind; version: string; agreed_at: Date }
  operators: OperatorTable
}
