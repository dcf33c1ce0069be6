-- What is owed again and again (a report each year until completion is reported) has a row for each time, made with the report on the one before (decision 0172).
alter table obligations
  add column round int not null default 1 check (round >= 1),
  -- how it repeats, as the item said on the day of the decision; null of what is owed once
  add column repeat jsonb;
drop index obligations_case_index;
create unique index obligations_case_index on obligations (case_id, key, round) where state <> 'ended';
