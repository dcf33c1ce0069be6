-- Open tasks of a step in the order they came. Those whose day is the last first are read from the other end of tasks_open_step_index and tasks_open_due_index.
create index tasks_open_step_created_index on tasks (candidate_key, step, created_at desc, id desc) where state = 'open';
drop index tasks_open_due_desc_index;
