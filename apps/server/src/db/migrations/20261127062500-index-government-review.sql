-- What the State Council decides on now: the first tab of 政府审核 (decision 0161).
create index tasks_state_council_index on tasks (case_id) where state = 'open' and step = 'stateCouncil';
