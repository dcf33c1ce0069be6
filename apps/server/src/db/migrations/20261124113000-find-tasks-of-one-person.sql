-- What was taken over, delegated or given to one person: a lead's overview looks for it among the steps of an authority, along with what is offered to its
-- offices (tasks_open_due_index) and to work groups (tasks_group_index).
create index tasks_open_personal_index on tasks (role, case_id) where state = 'open' and candidate_key like 'user@%';
