-- Administration of accounts: who proposed, approved, refused and locked, searching, imports, and who looked at masked values.

-- Terms of the search: pairs of characters, in normal width and lower case. Asked by the same function, so both sides agree.
create function account_search_terms(words text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(word, at, 2)), '{}')
  from (select regexp_replace(lower(normalize(words, nfkc)), '[^[:alnum:]]+', '', 'g') as word) cleaned, generate_series(1, length(word) - 1) at
$$;

alter table users
  -- counts changes by administrators: a command on an older one is refused
  add column version integer not null default 1,
  -- who made the account, or last changed what its rights follow from; null for those nobody proposed (registration, demo)
  add column proposed_by uuid references users (id) on delete set null,
  add column approved_by uuid references users (id) on delete set null,
  add column approved_at timestamptz,
  add column refusal_reason text,
  add column lock_reason text,
  add column locked_by uuid references users (id) on delete set null,
  add column locked_at timestamptz,
  add column import_id uuid,
  add column search_terms text[] not null generated always as (account_search_terms(username || ' ' || name)) stored,
  add constraint users_two_persons check (approved_by <> proposed_by),
  add constraint users_refused_wait check (refusal_reason is null or status = 'pending');

create index users_created_index on users (created_at desc, id desc);
create index users_kind_created_index on users (kind, created_at desc, id desc);
create index users_organization_created_index on users (organization_id, created_at desc, id desc);
create index users_pending_index on users (created_at desc, id desc) where status = 'pending';
create index users_locked_index on users (created_at desc, id desc) where is_locked;
create index users_name_key_index on users (username_key, id);
create index users_sign_in_index on users (last_sign_in_at desc nulls last, id desc);
create index users_search_index on users using gin (search_terms);
create index users_import_index on users (import_id) where import_id is not null;
create index organizations_name_index on organizations (name);

create table account_imports (
  id uuid primary key,
  created_by uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  file_name text not null,
  file_sha256 text not null,
  -- outcome of each row as it was answered; without contact data
  rows jsonb not null
);
create index account_imports_creator_index on account_imports (created_by, created_at desc);
alter table users add constraint users_import_fkey foreign key (import_id) references account_imports (id) on delete set null;

-- Who looked at a masked value of whom and why; what was seen is not kept. The audit trail says the same, this table limits.
create table account_reveals (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  account_id uuid not null references users (id) on delete cascade,
  field text not null,
  reason text not null,
  revealed_at timestamptz not null
);
create index account_reveals_user_index on account_reveals (user_id, revealed_at);
