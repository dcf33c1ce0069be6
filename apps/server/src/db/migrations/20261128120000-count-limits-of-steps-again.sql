-- How many working days the step of a task was given, so that its day is counted again when the calendar changes. Null: the task was made before they were kept,
-- and the settings of its step were changed since; its days are counted with the calendar before the first change that moves it.
alter table tasks add column limit_days integer;
update tasks t set limit_days = s.limit_days
from cases c, task_settings s
where c.id = t.case_id and s.item_code = c.item_code and s.step = t.step and s.updated_at <= t.created_at
  and t.state = 'open' and t.limit_on is not null;
-- what is counted again: the day of an expert or an assessment body is one that was told to them
create index tasks_limited_index on tasks (case_id) where state = 'open' and limit_on is not null and role not in ('expert', 'third-party');
