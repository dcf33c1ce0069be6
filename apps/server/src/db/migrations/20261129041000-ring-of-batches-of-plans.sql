-- A batch of plans that opens is told to those who have no plan in it yet.
alter table bell_messages add column plan_batch_id uuid references plan_batches (id) on delete cascade;
alter table bell_messages drop constraint bell_messages_subject_check;
alter table bell_messages add constraint bell_messages_subject_check check (num_nonnulls(case_id, plan_id, authorisation_id, plan_batch_id) = 1);
create index bell_messages_plan_batch_index on bell_messages (plan_batch_id) where plan_batch_id is not null;
