-- Running cases that were taken to another version of their item (decision 0132). `instance_version` tells whether anybody has acted since.
create table case_migrations (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  from_version_id uuid not null references item_versions (id),
  to_version_id uuid not null references item_versions (id),
  instance_version integer not null,
  reason text not null,
  migrated_by uuid references users (id) on delete set null,
  migrated_at timestamptz not null,
  reverted_by uuid references users (id) on delete set null,
  reverted_at timestamptz
);
create index case_migrations_at_index on case_migrations (migrated_at desc, id desc);
create index case_migrations_case_index on case_migrations (case_id);
create index case_migrations_from_index on case_migrations (from_version_id) where reverted_at is null;
