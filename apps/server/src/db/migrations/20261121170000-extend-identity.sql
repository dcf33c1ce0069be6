-- Identity: what accounts, organisations, roles, tickets and sessions need for every way in and for their administration.

-- A new official account waits until a security administrator lets it in (三员分立, design/security.md §2.4).
alter table users
  add column status text not null default 'active' check (status in ('pending', 'active')),
  add column family_name text not null default '',
  add column avatar text check (length(avatar) <= 256000),
  add column identity_number_hash bytea unique,
  add column identity_number_sealed bytea,
  add column last_sign_in_at timestamptz,
  add column password_changed_at timestamptz not null default now(),
  add column must_change_password boolean not null default false;
create index users_mobile_index on users (mobile) where mobile <> '';

-- A tree: the bureau with its departments and divisions (specification §3), a province, a unit with its branches.
alter table organizations drop constraint organizations_kind_check;
alter table organizations
  add constraint organizations_kind_check check (kind in ('national', 'province', 'unit', 'third-party', 'customs', 'department', 'division')),
  add column parent_id uuid references organizations (id),
  add column code text unique,
  add column is_active boolean not null default true,
  add column position integer not null default 0,
  add constraint organizations_not_own_parent check (parent_id <> id);
create index organizations_parent_index on organizations (parent_id, position);

-- How somebody came in: it travels from the ticket to the session.
alter table tickets add column method text not null default 'password';
alter table sessions add column method text not null default 'password';
