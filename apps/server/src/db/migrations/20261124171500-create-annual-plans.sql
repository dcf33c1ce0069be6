-- 年度计划: projects that provinces propose in batches, ranked, decided row by row and issued by the national bureau (decision 0152).
create table plan_batches (
  id uuid primary key,
  year smallint not null,
  kind text not null,
  number smallint not null,
  -- provinces submit until the end of this day
  due_on date not null,
  opened_by uuid references users (id) on delete set null,
  opened_at timestamptz not null,
  unique (year, kind, number)
);

create table annual_plans (
  id uuid primary key,
  batch_id uuid not null references plan_batches (id) on delete restrict,
  province_code text not null,
  status text not null,
  -- counts what changes the order or the set of rows, and the moves
  revision integer not null default 0,
  -- how often it was submitted
  rounds integer not null default 0,
  is_return_asked boolean not null default false,
  letter_number text not null default '',
  third_party_id uuid references organizations (id) on delete restrict,
  made_at timestamptz not null,
  submitted_at timestamptz,
  issued_at timestamptz,
  unique (batch_id, province_code)
);
create index annual_plans_province_index on annual_plans (province_code);
create index annual_plans_third_party_index on annual_plans (third_party_id) where status = 'ranking';

-- money is 万元: the sixth decimal is one fen
create table plan_rows (
  id uuid primary key,
  plan_id uuid not null references annual_plans (id) on delete cascade,
  rank integer not null,
  group_name text not null default '',
  project_name text not null,
  site_name text not null,
  -- both without what people write in different ways (core/annual-plans/names.ts)
  name_key text not null,
  site_key text not null,
  budget numeric(15, 6) not null check (budget >= 0),
  state_funds numeric(15, 6) not null check (state_funds >= 0 and state_funds <= budget),
  remark text not null default '',
  -- the row of an earlier batch that it goes on with, and the first of that chain (itself where there is none)
  earlier_id uuid references plan_rows (id) on delete restrict,
  root_id uuid not null,
  case_id uuid references cases (id) on delete set null,
  result text not null default 'open',
  approved_funds numeric(15, 6) check (approved_funds >= 0),
  result_note text not null default '',
  revision integer not null default 0,
  words text not null,
  terms text[] not null,
  -- several rows change their places in one statement
  constraint plan_rows_rank_key unique (plan_id, rank) deferrable initially deferred
);
create index plan_rows_site_index on plan_rows (site_key, name_key);
create index plan_rows_root_index on plan_rows (root_id);
create index plan_rows_earlier_index on plan_rows (earlier_id) where earlier_id is not null;
create index plan_rows_case_index on plan_rows (case_id) where case_id is not null;
create index plan_rows_terms_index on plan_rows using gin (terms);

-- the rows as they were each time a plan was submitted
create table plan_submissions (
  plan_id uuid not null references annual_plans (id) on delete cascade,
  round integer not null,
  rows jsonb not null,
  submitted_at timestamptz not null,
  primary key (plan_id, round)
);

create table plan_events (
  id uuid primary key,
  plan_id uuid not null references annual_plans (id) on delete cascade,
  at timestamptz not null,
  act text not null,
  user_id uuid references users (id) on delete set null,
  organization_id uuid references organizations (id) on delete set null,
  note text not null default ''
);
create index plan_events_plan_index on plan_events (plan_id, id);

-- changes of issued rows: proposed by a province, settled by the bureau
create table plan_adjustments (
  id uuid primary key,
  row_id uuid not null references plan_rows (id) on delete cascade,
  state text not null,
  funds_before numeric(15, 6) not null,
  -- null: the row is cancelled
  funds_after numeric(15, 6) check (funds_after >= 0),
  reason text not null,
  proposed_by uuid references users (id) on delete set null,
  proposed_at timestamptz not null,
  settled_by uuid references users (id) on delete set null,
  settled_at timestamptz,
  note text not null default ''
);
create index plan_adjustments_row_index on plan_adjustments (row_id, id);
create unique index plan_adjustments_open_index on plan_adjustments (row_id) where state = 'proposed';
