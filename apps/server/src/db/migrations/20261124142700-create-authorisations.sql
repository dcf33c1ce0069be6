-- 授权办理: the tasks of one official that a colleague of the same body may handle for some days (decision 0147).
create table authorisations (
  id uuid primary key,
  principal_id uuid not null references users (id) on delete cascade,
  deputy_id uuid not null references users (id) on delete cascade,
  -- the body of both: it ends for who leaves it
  organization_id uuid not null references organizations (id) on delete cascade,
  -- null: all items
  item_codes text[],
  from_on date not null,
  to_on date not null,
  made_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by uuid references users (id) on delete set null,
  check (from_on <= to_on),
  check (principal_id <> deputy_id)
);
create index authorisations_deputy_index on authorisations (deputy_id, to_on) where revoked_at is null;
create index authorisations_organization_index on authorisations (organization_id, made_at desc);
