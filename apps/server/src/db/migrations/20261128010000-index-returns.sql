-- What the national bureau has returned to a province: a figure of the home and a tab of the list of cases.
create index case_events_returned_index on case_events (actor_role, case_id, at, id) where kind = 'returned';
