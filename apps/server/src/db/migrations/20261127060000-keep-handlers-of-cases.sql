-- Who handles a case or has handled it, with what lists of cases are sorted by, so that the cases of a person page by an index, whether the person has left or not. The
-- applicant's own people are none. Triggers keep it in the transaction of the act: tasks are given, claimed, done and ended in many places.
create table case_handlers (
  case_id uuid not null references cases (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- had a part other than that of an assessment body or an expert
  is_inside boolean not null,
  sort_at timestamptz not null,
  updated_at timestamptz not null,
  due_on date,
  primary key (case_id, user_id)
);

-- Who has a task or has done it: it is claimed by them, or offered to them in person. Null of an office, of the applicant's people, of what was cancelled.
create function handler_of(task tasks) returns uuid language sql immutable as $$
  select case
    when task.role = 'applicant' then null
    when task.state = 'done' then task.completed_by
    when task.state <> 'open' then null
    when task.claimed_by is not null then task.claimed_by
    when task.candidate_key ~ '^user@[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substr(task.candidate_key, 6)::uuid
  end
$$;
create function is_inside(task tasks) returns boolean language sql immutable as $$ select task.role not in ('third-party', 'expert') $$;

insert into case_handlers (case_id, user_id, is_inside, sort_at, updated_at, due_on)
select c.id, u.id, bool_or(is_inside(t)), c.sort_at, c.updated_at, c.due_on
from tasks t join cases c on c.id = t.case_id join users u on u.id = handler_of(t)
group by c.id, u.id;

create index case_handlers_submitted_index on case_handlers (user_id, sort_at desc, case_id desc);
create index case_handlers_updated_index on case_handlers (user_id, updated_at desc, case_id desc);
create index case_handlers_due_index on case_handlers (user_id, due_on, case_id);
create index case_handlers_due_desc_index on case_handlers (user_id, due_on desc nulls last, case_id desc);

create function note_handlers() returns trigger language plpgsql as $$
declare
  person uuid;
  inside boolean;
begin
  if tg_op = 'UPDATE' and handler_of(old) is not distinct from handler_of(new) then return null; end if;
  foreach person in array array[handler_of(new), case when tg_op = 'UPDATE' then handler_of(old) end] loop
    continue when person is null;
    select bool_or(is_inside(t)) into inside from tasks t where t.case_id = new.case_id and handler_of(t) = person;
    if inside is null then
      delete from case_handlers where case_id = new.case_id and user_id = person;
    else
      insert into case_handlers as h (case_id, user_id, is_inside, sort_at, updated_at, due_on)
      select c.id, u.id, inside, c.sort_at, c.updated_at, c.due_on from cases c, users u where c.id = new.case_id and u.id = person
      on conflict (case_id, user_id) do update set is_inside = excluded.is_inside where h.is_inside <> excluded.is_inside;
    end if;
  end loop;
  return null;
end $$;
create trigger tasks_note_handlers after insert or update of state, claimed_by, completed_by, candidate_key on tasks
  for each row execute function note_handlers();

create function sort_handlers() returns trigger language plpgsql as $$
begin
  update case_handlers set sort_at = new.sort_at, updated_at = new.updated_at, due_on = new.due_on where case_id = new.id;
  return null;
end $$;
create trigger cases_sort_handlers after update of sort_at, updated_at, due_on on cases for each row
  when (old.sort_at <> new.sort_at or old.updated_at <> new.updated_at or old.due_on is distinct from new.due_on) execute function sort_handlers();

-- Counts of open tasks and of cases that are nearly late need no row of the table.
drop index tasks_open_step_index;
create index tasks_open_step_index on tasks (candidate_key, step, due_on, created_at, id) include (claimed_by) where state = 'open';
drop index cases_nation_clock_index;
create index cases_nation_clock_index on cases (due_on, id) include (warn_on, clock_state) where clock_state in ('running', 'stopped') and status <> '01';
drop index cases_province_clock_index;
create index cases_province_clock_index on cases (province_code, due_on, id) include (warn_on, clock_state) where clock_state in ('running', 'stopped') and status <> '01';
