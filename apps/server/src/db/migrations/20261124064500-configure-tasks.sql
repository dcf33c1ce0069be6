-- 任务配置: how the tasks of a step are given out, how long they may stay, and who is told. A step without a row is as its process says.
create table task_settings (
  item_code text not null,
  step text not null,
  mode text not null check (mode in ('open', 'rota', 'least-busy', 'fixed')),
  fixed_user_id uuid references users (id) on delete set null,
  -- working days of the step itself; never longer than the law's
  limit_days integer check (limit_days between 1 and 365),
  -- working days before the due date on which the holders, and the head of their body, are told
  remind_days integer check (remind_days between 0 and 30),
  escalate_days integer check (escalate_days between 0 and 30),
  -- hours before the same task may be urged again
  urge_hours integer not null default 24 check (urge_hours between 1 and 720),
  version integer not null default 1,
  updated_by uuid references users (id) on delete set null,
  updated_at timestamptz not null,
  primary key (item_code, step)
);
insert into settings_versions (name) values ('task-settings');

-- Whose turn it was last, by office; locked while a task is given out, so that of two arrivals each sees the other.
create table task_turns (
  candidate_key text primary key,
  last_user_id uuid
);

-- The day that a step may take at most, where that is earlier than the clock of the case.
alter table tasks add column limit_on date;
