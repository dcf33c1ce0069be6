-- Accounts, sessions, items, cases, process, files, documents, audit: the base of the main job.
create extension if not exists btree_gin;

-- ---------------------------------------------------------------- organisations, users, roles
create table organizations (
  id uuid primary key,
  kind text not null check (kind in ('national', 'province', 'unit', 'third-party', 'customs')),
  name text not null,
  province_code text,
  credit_code text unique,
  created_at timestamptz not null default now()
);
create index organizations_kind_index on organizations (kind, name);

create table users (
  id uuid primary key,
  username text not null,
  -- NFKC, lower case: two spellings of one name are one account
  username_key text not null unique,
  kind text not null check (kind in ('legal-entity', 'individual', 'official')),
  name text not null,
  mobile text not null default '',
  email text not null default '',
  organization_id uuid references organizations (id),
  expert_field text,
  password_hash text not null,
  is_locked boolean not null default false,
  created_at timestamptz not null default now()
);
create index users_organization_index on users (organization_id);

create table roles (
  id uuid primary key,
  code text not null unique,
  name jsonb not null,
  permissions text[] not null default '{}',
  is_built_in boolean not null default true
);
create table user_roles (
  user_id uuid not null references users (id) on delete cascade,
  role_id uuid not null references roles (id),
  primary key (user_id, role_id)
);
create index user_roles_role_index on user_roles (role_id);

-- One of the three administrators holds no other role (三员分立, design/security.md §2.4).
create function refuse_mixed_administrators() returns trigger language plpgsql as $$
begin
  if (select count(*) > 1 and bool_or(r.code in ('system-administrator', 'security-administrator', 'audit-administrator'))
      from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = new.user_id) then
    raise exception 'an administrator role excludes every other role' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger user_roles_three_administrators after insert or update on user_roles
  deferrable initially immediate for each row execute function refuse_mixed_administrators();

create table menus (
  id uuid primary key,
  parent_id uuid references menus (id),
  name text not null unique,
  title jsonb not null,
  icon text not null default '',
  url text not null default '',
  component text not null default '',
  type text not null check (type in ('menu', 'button')),
  permission_code text not null default '',
  position integer not null default 0
);

-- ---------------------------------------------------------------- sign-in
create table sign_in_attempts (
  -- 'name:<key>' or 'address:<ip>'
  subject text primary key,
  failures integer not null default 0,
  in_flight integer not null default 0,
  lock_count integer not null default 0,
  locked_until timestamptz,
  updated_at timestamptz not null
);
create table tickets (
  ticket_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  client_key text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index tickets_expiry_index on tickets (expires_at);
create table sessions (
  token_hash bytea primary key,
  id uuid not null unique,
  user_id uuid not null references users (id) on delete cascade,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_user_index on sessions (user_id) where ended_at is null;
create index sessions_expiry_index on sessions (expires_at);

-- ---------------------------------------------------------------- reference data
create table regions (
  code text primary key,
  parent_code text,
  name text not null
);
create index regions_parent_index on regions (parent_code, code);

create table heritage_units (
  code text primary key,
  name text not null,
  level text not null,
  class_name text not null,
  age text not null default '',
  province_code text not null,
  lot_number integer,
  address text not null default '',
  terms text[] not null
);
create index heritage_units_terms_index on heritage_units using gin (terms);

create table notices (
  id uuid primary key,
  title text not null,
  content text not null,
  organization text not null,
  published_at timestamptz not null
);
create index notices_published_index on notices (published_at desc);

create table calendar_overrides (
  day date primary key,
  is_working boolean not null,
  note text not null default ''
);

-- ---------------------------------------------------------------- items
create table item_versions (
  id uuid primary key,
  code text not null,
  version integer not null,
  origin text not null check (origin in ('code', 'designer')),
  entity text not null,
  definition jsonb not null,
  bpmn text not null,
  hash text not null,
  is_current boolean not null,
  published_at timestamptz not null,
  unique (code, version)
);
create unique index item_versions_current_index on item_versions (code) where is_current;

-- ---------------------------------------------------------------- files
create table files (
  id uuid primary key,
  storage_key text not null,
  sha256 text not null,
  size bigint not null,
  media_type text not null,
  name text not null,
  created_by uuid references users (id),
  created_at timestamptz not null
);
create index files_storage_index on files (storage_key);

-- ---------------------------------------------------------------- cases
create sequence receipt_numbers;

create table cases (
  id uuid primary key,
  number text unique,
  group_id uuid,
  item_code text not null,
  item_version_id uuid not null references item_versions (id),
  item_name jsonb not null,
  title text not null default '',
  unit_name text not null default '',
  reference_number text not null default '',
  search_terms text[] not null default '{}',
  -- the organisation that applies, or the person where there is none: whoever shares it sees the case as its applicant
  applicant_key uuid not null,
  applicant_user_id uuid not null references users (id),
  applicant_name text not null,
  province_code text,
  status text not null,
  current_step jsonb not null default '{"zh_CN": "", "en_US": ""}',
  handler_name text,
  clock_key text,
  clock_state text,
  clock_unit text,
  clock_stop_reason text,
  clock_remaining integer,
  due_on date,
  warn_on date,
  document_number text,
  is_old boolean not null default false,
  -- revision of the form data (drafts, corrections), and where it was last saved
  revision integer not null default 0,
  saved_device text not null default '',
  created_at timestamptz not null,
  submitted_at timestamptz,
  accepted_at timestamptz,
  decided_on date,
  updated_at timestamptz not null,
  -- submission, or creation while a draft: what lists sort on
  sort_at timestamptz not null
);
-- Lists: one composite index per scope and sort (see modules/cases/case-list.ts).
create index cases_applicant_index on cases (applicant_key, sort_at desc, id desc);
create index cases_province_submitted_index on cases (province_code, sort_at desc, id desc) where status <> '01';
create index cases_province_updated_index on cases (province_code, updated_at desc, id desc) where status <> '01';
create index cases_province_due_index on cases (province_code, due_on, id) where status <> '01';
create index cases_province_status_index on cases (province_code, status, sort_at desc, id desc) where status <> '01';
create index cases_nation_submitted_index on cases (sort_at desc, id desc) where status <> '01';
create index cases_nation_updated_index on cases (updated_at desc, id desc) where status <> '01';
create index cases_nation_due_index on cases (due_on, id) where status <> '01';
create index cases_nation_status_index on cases (status, sort_at desc, id desc) where status <> '01';
create index cases_item_index on cases (item_code, sort_at desc, id desc) where status <> '01';
create index cases_terms_index on cases using gin (province_code, search_terms);

create table case_sections (
  case_id uuid not null references cases (id) on delete cascade,
  section text not null,
  data jsonb not null,
  primary key (case_id, section)
);

create table draft_versions (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  revision integer not null,
  device text not null,
  saved_by uuid not null references users (id),
  saved_at timestamptz not null,
  data jsonb not null
);
create index draft_versions_case_index on draft_versions (case_id, saved_at desc);

create table case_assignments (
  case_id uuid not null references cases (id) on delete cascade,
  -- an organisation (third party) or a user (expert)
  assignee_key uuid not null,
  kind text not null check (kind in ('third-party', 'expert')),
  assigned_at timestamptz not null,
  ended_at timestamptz,
  primary key (case_id, assignee_key, kind)
);
create index case_assignments_assignee_index on case_assignments (assignee_key, assigned_at desc, case_id);

create table case_materials (
  case_id uuid not null references cases (id) on delete cascade,
  material_key text not null,
  file_id uuid not null references files (id),
  uploaded_by uuid not null references users (id),
  uploaded_at timestamptz not null,
  primary key (case_id, material_key, file_id)
);
create index case_materials_file_index on case_materials (file_id);

-- Files of attachment fields inside the form data, kept beside it so that a file's readers are found by an index.
create table case_attachments (
  case_id uuid not null references cases (id) on delete cascade,
  path text not null,
  file_id uuid not null references files (id),
  primary key (case_id, path, file_id)
);
create index case_attachments_file_index on case_attachments (file_id);

create table material_checks (
  case_id uuid not null references cases (id) on delete cascade,
  material_key text not null,
  verdict text check (verdict in ('sufficient', 'defective')),
  note text not null default '',
  checked_by uuid not null references users (id),
  checked_at timestamptz not null,
  primary key (case_id, material_key)
);

create table corrections (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  step text not null,
  reason text not null,
  requested_by uuid not null references users (id),
  requested_at timestamptz not null,
  resubmitted_at timestamptz
);
create index corrections_case_index on corrections (case_id, requested_at);
create unique index corrections_open_index on corrections (case_id) where resubmitted_at is null;
create table correction_entries (
  correction_id uuid not null references corrections (id) on delete cascade,
  kind text not null check (kind in ('field', 'material')),
  path text not null,
  note text not null,
  before jsonb,
  after jsonb,
  primary key (correction_id, kind, path)
);

create table case_events (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  at timestamptz not null,
  kind text not null,
  actor_id uuid references users (id),
  actor_name text not null,
  actor_role text not null,
  step text,
  step_name jsonb,
  outcome text,
  outcome_label jsonb,
  opinion text not null default '',
  details jsonb not null default '{}'
);
create index case_events_case_index on case_events (case_id, at, id);

create table clock_events (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  clock text not null,
  kind text not null check (kind in ('start', 'stop', 'resume', 'extend', 'end')),
  at timestamptz not null,
  reason text not null default '',
  planned_days integer
);
create index clock_events_case_index on clock_events (case_id, at, id);

-- ---------------------------------------------------------------- process
create table process_instances (
  case_id uuid primary key references cases (id) on delete cascade,
  -- optimistic version: of two who act at once exactly one wins
  version integer not null,
  status text not null,
  -- variables and counters; tokens stand in their own rows
  state jsonb not null
);
create table tokens (
  case_id uuid not null references process_instances (case_id) on delete cascade,
  id text not null,
  node text not null,
  data jsonb not null,
  primary key (case_id, id)
);
create table tasks (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  token_id text not null,
  step text not null,
  step_name jsonb not null,
  role text not null,
  -- who may see and claim it: role@province, role@national, role@organisation, user@id (modules/tasks/candidate.ts)
  candidate_key text not null,
  state text not null check (state in ('open', 'done', 'cancelled')),
  claimed_by uuid references users (id),
  claimed_at timestamptz,
  due_on date,
  created_at timestamptz not null,
  completed_by uuid references users (id),
  completed_at timestamptz,
  outcome text
);
create unique index tasks_token_index on tasks (case_id, token_id) where state = 'open';
create index tasks_open_due_index on tasks (candidate_key, due_on, created_at, id) where state = 'open';
create index tasks_open_created_index on tasks (candidate_key, created_at desc, id desc) where state = 'open';
create index tasks_done_index on tasks (completed_by, completed_at desc, id desc) where state = 'done';
create index tasks_case_index on tasks (case_id, created_at);

create table timers (
  case_id uuid not null references process_instances (case_id) on delete cascade,
  id text not null,
  node text not null,
  due_at timestamptz not null,
  primary key (case_id, id)
);
create index timers_due_index on timers (due_at);

-- ---------------------------------------------------------------- documents
create table documents (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  kind text not null check (kind in ('approval', 'refusal')),
  issuer text not null,
  title text not null,
  main_recipient text not null,
  body jsonb not null,
  closing text not null default '',
  scheme_approved_by text check (scheme_approved_by in ('province', 'national')),
  number text,
  issued_on date,
  status text not null check (status in ('draft', 'signed', 'issued')),
  file_id uuid references files (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (issuer, number)
);
create index documents_case_index on documents (case_id);

-- ---------------------------------------------------------------- repeated requests
create table idempotency_keys (
  user_id uuid not null,
  key text not null,
  endpoint text not null,
  request_hash text not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_age_index on idempotency_keys (created_at);

-- ---------------------------------------------------------------- audit: insert and read only
create table audit_rows (
  id bigint generated always as identity primary key,
  uid uuid not null,
  -- the sealer takes only rows of transactions that have ended, so a slow commit never falls behind a seal
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null,
  request_id text not null,
  actor_id uuid,
  actor_name text not null,
  actor_roles text not null,
  address text not null,
  action text not null,
  object_type text not null,
  object_id text not null,
  outcome text not null check (outcome in ('done', 'denied', 'failed')),
  details jsonb not null default '{}',
  mac bytea not null
);
create index audit_rows_xid_index on audit_rows (xid, id);
create index audit_rows_object_index on audit_rows (object_type, object_id, id);
create index audit_rows_actor_index on audit_rows (actor_id, id);
create table audit_seals (
  id bigint generated always as identity primary key,
  from_xid xid8 not null,
  to_xid xid8 not null unique,
  count bigint not null,
  first_id bigint,
  last_id bigint,
  root bytea not null,
  previous bytea not null,
  mac bytea not null,
  sealed_at timestamptz not null
);
create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'audit rows are never changed' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_rows_immutable before update or delete on audit_rows for each row execute function refuse_change_of_audit();
create trigger audit_rows_untruncated before truncate on audit_rows for each statement execute function refuse_change_of_audit();
create trigger audit_seals_immutable before update or delete on audit_seals for each row execute function refuse_change_of_audit();
create trigger audit_seals_untruncated before truncate on audit_seals for each statement execute function refuse_change_of_audit();
