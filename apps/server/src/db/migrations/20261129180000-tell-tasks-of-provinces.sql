-- What somebody in a province has done is listed where its case is the province's still. The tasks say it themselves: to count a thousand of them their cases were read one by one.
alter table tasks add column province_code text;
update tasks t set province_code = c.province_code from cases c where c.id = t.case_id;
drop trigger cases_note_tasks_of_draft on cases;
drop function note_tasks_of_draft();
create function note_case_of_tasks() returns trigger language plpgsql as $$
begin
  update tasks set is_of_draft = (new.status = '01'), province_code = new.province_code
  where case_id = new.id and (is_of_draft, province_code) is distinct from (new.status = '01', new.province_code);
  return null;
end $$;
create trigger cases_note_case_of_tasks after update of status, province_code on cases for each row
  when ((old.status = '01') <> (new.status = '01') or old.province_code is distinct from new.province_code) execute function note_case_of_tasks();
drop index tasks_done_index;
create index tasks_done_index on tasks (completed_by, completed_at desc, id desc) include (province_code) where state = 'done' and not is_of_draft;
