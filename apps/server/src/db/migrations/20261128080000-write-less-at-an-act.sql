-- Each act on a case rewrites its entry in every index. A clock that has ended has no day left, so the indexes by day have running and stopped clocks in
-- their order already, and with two more columns they count the late ones by themselves.
create index cases_nation_due_clock_index on cases (due_on, id) include (warn_on, clock_state) where status <> '01';
drop index cases_nation_due_index;
drop index cases_nation_clock_index;
create index cases_province_due_clock_index on cases (province_code, due_on, id) include (warn_on, clock_state) where status <> '01';
drop index cases_province_due_index;
drop index cases_province_clock_index;

-- The trigger is called only where a task changes hands, and for cases that somebody can have handled.
drop trigger tasks_note_handlers on tasks;
create trigger tasks_note_first_handler after insert on tasks for each row when (handler_of(new) is not null) execute function note_handlers();
create trigger tasks_note_handlers after update of state, claimed_by, completed_by, candidate_key on tasks for each row
  when (handler_of(old) is distinct from handler_of(new)) execute function note_handlers();

drop trigger cases_sort_handlers on cases;
create trigger cases_sort_handlers after update of sort_at, updated_at, due_on on cases for each row
  when (old.number is not null and (old.sort_at <> new.sort_at or old.updated_at <> new.updated_at or old.due_on is distinct from new.due_on))
  execute function sort_handlers();
