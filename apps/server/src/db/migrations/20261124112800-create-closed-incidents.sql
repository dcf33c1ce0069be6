-- Jobs that failed for good and were given up by an administrator. Those that wait are the queue's own rows.
create table closed_incidents (
  job_id bigint primary key,
  task text not null,
  case_id uuid references cases (id) on delete set null,
  error text not null,
  attempts integer not null,
  failed_at timestamptz not null,
  closed_by uuid references users (id) on delete set null,
  closed_at timestamptz not null,
  reason text not null
);
create index closed_incidents_failed_index on closed_incidents (failed_at desc, job_id desc);
