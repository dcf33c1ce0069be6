-- Open tasks of an office, and of a step, in each order of their lists and without their rows. One plan serves every office: a planner that expects few tasks of each would rather sort those of
-- an index that has all it needs, so the index in the list's order must have it. Those whose day is the last come from the other end of the index by day.
drop index tasks_open_due_desc_index;
drop index tasks_open_due_index;
create index tasks_open_due_index on tasks (candidate_key, due_on, created_at, id) include (claimed_by) where state = 'open';
drop index tasks_open_created_index;
create index tasks_open_created_index on tasks (candidate_key, created_at desc, id desc) include (due_on, claimed_by) where state = 'open';
create index tasks_open_step_created_index on tasks (candidate_key, step, created_at desc, id desc) include (due_on, claimed_by) where state = 'open';
