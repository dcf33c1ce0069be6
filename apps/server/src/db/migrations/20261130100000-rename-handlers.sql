-- Who has a case in hand stands in its row: when their name changes, it is the new one there too, or lists would show one name and be searched by another.
create function rename_handler() returns trigger language plpgsql as $$
begin
  update cases set handler_name = new.name where handler_name = old.name and id in (
    select t.case_id from tasks t where t.state = 'open' and (t.claimed_by = new.id or t.candidate_key = 'user@' || new.id));
  return null;
end $$;
create trigger users_rename_handler after update of name on users for each row when (old.name <> new.name) execute function rename_handler();
