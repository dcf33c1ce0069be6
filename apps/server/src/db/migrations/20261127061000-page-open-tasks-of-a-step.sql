-- Open tasks of a step in the order they came, without their rows: one plan serves every office, and a planner that expects few tasks of each would rather sort those of an index that has
-- all it needs. Those whose day is the last first are read from the other end of tasks_open_step_index and tasks_open_due_index.
create index tasks_open_step_created_index on tasks (candidate_key, step, created_at desc, id desc) include (due_on, claimed_by) where state = 'open';
drop index tasks_open_due_desc_index;
