-- A message is of a case, of an annual plan, or of an authorisation that made its reader a deputy.
alter table bell_messages add column authorisation_id uuid references authorisations (id) on delete cascade;
alter table bell_messages drop constraint bell_messages_subject_check;
alter table bell_messages add constraint bell_messages_subject_check check (num_nonnulls(case_id, plan_id, authorisation_id) = 1);
create index bell_messages_authorisation_index on bell_messages (authorisation_id) where authorisation_id is not null;
