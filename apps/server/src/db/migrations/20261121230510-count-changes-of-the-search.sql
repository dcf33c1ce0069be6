-- How often what is searched has changed: answers are kept in memory until this number moves (decision 0053).
create table search_generation (value bigint not null);
insert into search_generation values (1);

-- At the end of the transaction, so that nothing is locked after this row: whoever publishes waits for others at the commit only.
create function note_search_change() returns trigger language plpgsql as $$
begin
  -- once in a transaction
  if coalesce(current_setting('wenwu.search_change', true), '') = pg_current_xact_id()::text then
    return null;
  end if;
  perform set_config('wenwu.search_change', pg_current_xact_id()::text, true);
  update search_generation set value = value + 1;
  return null;
end
$$;
create constraint trigger search_documents_change after insert or update or delete on search_documents
  deferrable initially deferred for each row execute function note_search_change();
create constraint trigger search_synonyms_change after insert or update or delete on search_synonyms
  deferrable initially deferred for each row execute function note_search_change();
