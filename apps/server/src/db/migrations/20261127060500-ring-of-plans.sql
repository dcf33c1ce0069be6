-- A message is of a case or of an annual plan (decision 0161).
alter table bell_messages alter column case_id drop not null;
alter table bell_messages add column plan_id uuid references annual_plans (id) on delete cascade;
alter table bell_messages add constraint bell_messages_subject_check check (num_nonnulls(case_id, plan_id) = 1);
create index bell_messages_plan_index on bell_messages (plan_id) where plan_id is not null;
