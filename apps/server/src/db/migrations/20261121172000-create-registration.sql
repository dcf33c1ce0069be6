-- Registration of applicants: entities with their data, phones that were proven, what was agreed to, operators of entities.

alter table organizations
  add column region_code text,
  add column address text not null default '',
  add column legal_representative text not null default '';

-- A phone whose code was right: stands in for the code while the rest of the form is filled in. Once, for one phone and entrance.
create table registration_proofs (
  proof_hash bytea primary key,
  subject_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index registration_proofs_expiry_index on registration_proofs (expires_at);

-- The key of a registration that was carried out: sent again it gives the same account. What was asked is kept as a keyed hash.
create table registration_requests (
  key_hash bytea primary key,
  request_hash bytea not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null
);
create index registration_requests_created_index on registration_requests (created_at);
create index registration_requests_user_index on registration_requests (user_id);

-- How often an address, a phone, an entity has tried within its hour.
create table registration_counts (
  subject text primary key,
  count integer not null,
  window_ends_at timestamptz not null
);
create index registration_counts_window_index on registration_counts (window_ends_at);

-- Which version of which text somebody agreed to, and when (个人信息保护法 art. 14, 29).
create table consents (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('service', 'privacy', 'identity-number', 'operator')),
  version text not null,
  agreed_at timestamptz not null,
  primary key (user_id, kind, version)
);

-- Accounts that an entity's administrator added. Authorised is who holds the role of an applicant; disabled is a locked account.
create table operators (
  user_id uuid primary key references users (id) on delete cascade,
  organization_id uuid not null references organizations (id),
  added_by uuid references users (id) on delete set null,
  added_at timestamptz not null,
  authorized_by uuid references users (id) on delete set null,
  authorized_at timestamptz
);
create index operators_organization_index on operators (organization_id, added_at desc, user_id desc);
create index operators_added_by_index on operators (added_by);
create index operators_authorized_by_index on operators (authorized_by);
