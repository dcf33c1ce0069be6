-- What a person has begun at a step stays theirs while the step is not over: a return, signers put before it, an act taken back end its task,
-- and another comes later. Of a step that was decided, and of a process that is over, nothing is kept.
alter table tasks add column is_asked boolean not null default false;
update tasks t set is_asked = true from tokens k join tokens b on b.case_id = k.case_id and b.id = k.data ->> 'parent'
  where t.state = 'open' and k.case_id = t.case_id and k.id = t.token_id and b.data -> 'multiInstance' ? 'adHoc'
    and k.data ->> 'index' is distinct from b.data -> 'multiInstance' -> 'adHoc' ->> 'own';

create or replace function forget_drafts_of_task() returns trigger language plpgsql as $$
begin
  -- of others who were asked each has words of their own
  delete from task_drafts d using tasks t
    where t.id = d.task_id and t.case_id = new.case_id and t.step = new.step and t.is_asked = new.is_asked and t.state <> 'open'
      and (t.id = new.id or not new.is_asked or d.user_id = new.completed_by);
  return null;
end $$;
drop trigger tasks_forget_drafts on tasks;
create trigger tasks_forget_drafts after update of state on tasks for each row
  when (old.state = 'open' and new.state = 'done') execute function forget_drafts_of_task();

create function forget_drafts_of_case() returns trigger language plpgsql as $$
begin
  delete from task_drafts d using tasks t where t.id = d.task_id and t.case_id = new.case_id;
  return null;
end $$;
create trigger instances_forget_drafts after update of status on process_instances for each row
  when (new.status in ('completed', 'terminated')) execute function forget_drafts_of_case();
