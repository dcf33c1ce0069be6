-- Who had a task before it was given to another, taken over, or freed since they left: a step names who has it and who did it alone, so they were forgotten as handlers of the case.
alter table tasks add column earlier_handlers uuid[];

create or replace function note_handlers() returns trigger language plpgsql as $$
declare
  person uuid;
  inside boolean;
begin
  if tg_op = 'UPDATE' and handler_of(old) is not distinct from handler_of(new) then return null; end if;
  foreach person in array array[handler_of(new), case when tg_op = 'UPDATE' then handler_of(old) end] || coalesce(new.earlier_handlers, '{}') loop
    continue when person is null;
    select bool_or(is_inside(t)) into inside from tasks t
    where t.case_id = new.case_id and (handler_of(t) = person or (person = any(t.earlier_handlers) and t.state <> 'cancelled'));
    if inside is null then
      delete from case_handlers where case_id = new.case_id and user_id = person;
    else
      insert into case_handlers as h (case_id, user_id, is_inside, sort_at, updated_at, due_on, is_of_draft, province_code)
      select c.id, u.id, inside, c.sort_at, c.updated_at, c.due_on, c.status = '01', c.province_code from cases c, users u where c.id = new.case_id and u.id = person
      on conflict (case_id, user_id) do update set is_inside = excluded.is_inside where h.is_inside <> excluded.is_inside;
    end if;
  end loop;
  return null;
end $$;

-- What the history of cases tells: who had claimed a task and did not give it back before it was given to another or freed.
with had as (
  select t.id, array_agg(distinct claim.actor_id) as people
  from tasks t
    join case_events claim on claim.case_id = t.case_id and claim.kind = 'claimed' and claim.details ->> 'task' = t.id::text
    join case_events taken on taken.case_id = t.case_id and taken.kind in ('transferred', 'taken-over', 'claim-ended') and taken.details ->> 'task' = t.id::text
      and taken.at > claim.at
    join users u on u.id = claim.actor_id
  where t.role <> 'applicant' and t.state in ('open', 'done') and not exists (
    select from case_events back where back.case_id = t.case_id and back.kind = 'released' and back.actor_id = claim.actor_id
      and back.details ->> 'task' = t.id::text and back.at between claim.at and taken.at)
  group by t.id)
update tasks t set earlier_handlers = had.people from had where had.id = t.id;

insert into case_handlers (case_id, user_id, is_inside, sort_at, updated_at, due_on, is_of_draft, province_code)
select c.id, person, bool_or(is_inside(t)), c.sort_at, c.updated_at, c.due_on, c.status = '01', c.province_code
from tasks t cross join unnest(t.earlier_handlers) as person join cases c on c.id = t.case_id
where t.earlier_handlers is not null
group by c.id, person
on conflict (case_id, user_id) do update set is_inside = case_handlers.is_inside or excluded.is_inside;
