-- A code by which the content of an item names a work group, whatever its id is in this installation (decision 0038).
alter table work_groups add column code text unique;

-- What a group was offered, open or done: its members read those cases (modules/cases/case-scope.ts).
create index tasks_group_index on tasks (candidate_key, case_id) where candidate_key like 'group@%';
