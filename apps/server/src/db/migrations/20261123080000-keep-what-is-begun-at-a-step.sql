-- What a person has begun at a step and not yet decided (opinion, reply, marks): read by its author alone, gone with the task.
create table task_drafts (
  task_id uuid not null references tasks (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  content text not null,
  revision integer not null,
  saved_at timestamptz not null,
  primary key (task_id, user_id)
);
create index task_drafts_user_index on task_drafts (user_id, saved_at);

-- a task ends in several ways: acted on, recalled, voided, by a timer
create function forget_drafts_of_task() returns trigger language plpgsql as $$
begin
  delete from task_drafts where task_id = new.id;
  return null;
end $$;
create trigger tasks_forget_drafts after update of state on tasks for each row
  when (old.state = 'open' and new.state <> 'open') execute function forget_drafts_of_task();
