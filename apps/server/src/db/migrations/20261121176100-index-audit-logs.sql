-- The logs as they are read: newest first, by action, by person, by what was refused; and the runs of the verifier.
create index audit_rows_at_index on audit_rows (at desc, id desc);
create index audit_rows_action_index on audit_rows (action, at desc, id desc);
create index audit_rows_refused_index on audit_rows (outcome, at desc, id desc) where outcome <> 'done';
drop index audit_rows_actor_index;
create index audit_rows_actor_index on audit_rows (actor_id, at desc, id desc);
drop index audit_rows_object_index;
create index audit_rows_object_index on audit_rows (object_type, object_id, at desc, id desc);

create table audit_verifications (
  id uuid primary key,
  status text not null check (status in ('running', 'whole', 'damaged', 'failed')),
  started_by uuid not null references users (id),
  started_at timestamptz not null,
  finished_at timestamptz,
  -- rows there were when it began, for the progress
  expected_rows bigint not null,
  rows bigint not null default 0,
  seals bigint not null default 0,
  unsealed bigint not null default 0,
  problem jsonb
);
create index audit_verifications_started_index on audit_verifications (started_at desc, id desc);
-- one at a time
create unique index audit_verifications_running_index on audit_verifications ((true)) where status = 'running';
