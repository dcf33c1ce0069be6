-- How much an index of words gathers before it is sorted in is the writer's choice (platform/database/pool.ts): of two indexes it was fixed, so that one act in some hundred sorted
-- what all of them had left (decision 0203).
alter index cases_terms_index reset (gin_pending_list_limit);
alter index waiting_cases_index reset (gin_pending_list_limit);
