-- What a positive decision obliges its applicant or the province to do, with the reports on it (decision 0154).
create table obligations (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  -- as the item said on the day of the decision
  key text not null,
  position int not null,
  name jsonb not null,
  asks jsonb not null,
  day_name jsonb not null,
  basis jsonb not null,
  owed_by text not null check (owed_by in ('applicant', 'province')),
  confirmed_by text not null check (confirmed_by in ('province', 'national')),
  due jsonb not null,
  decided_on date not null,
  -- null while it waits for the report on another one
  due_on date,
  state text not null check (state in ('waiting', 'open', 'reported', 'fulfilled', 'ended')),
  reminded_of text check (reminded_of in ('due', 'overdue')),
  check ((due_on is null) = (state = 'waiting') or state = 'ended')
);
create unique index obligations_case_index on obligations (case_id, key) where state <> 'ended';
create index obligations_due_index on obligations (due_on, id) where state <> 'ended';

create table obligation_reports (
  id uuid primary key,
  obligation_id uuid not null references obligations (id) on delete cascade,
  day date not null,
  content text not null,
  reported_by uuid references users (id) on delete set null,
  reported_by_name text not null,
  reported_at timestamptz not null,
  verdict text check (verdict in ('confirmed', 'returned')),
  reason text not null default '',
  judged_by_name text not null default '',
  judged_at timestamptz,
  check ((verdict is null) = (judged_at is null))
);
create index obligation_reports_obligation_index on obligation_reports (obligation_id, reported_at);
-- one waits at a time
create unique index obligation_reports_waiting_index on obligation_reports (obligation_id) where verdict is null;

create table obligation_files (
  file_id uuid primary key references files (id),
  obligation_id uuid not null references obligations (id) on delete cascade,
  -- null until it is handed in with a report
  report_id uuid references obligation_reports (id) on delete cascade,
  uploaded_by uuid not null references users (id)
);
create index obligation_files_obligation_index on obligation_files (obligation_id);
