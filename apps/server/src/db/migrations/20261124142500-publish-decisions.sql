-- Licences that were granted are open to the public (行政许可法 40条). Which matters are licences their guides say; a column of its own, as the
-- definition is large and the public asks often. Set by the database, so that what a server of the release before publishes has it too.
alter table item_versions add column is_licence boolean not null default false;
create function tell_licence() returns trigger language plpgsql as $$
begin
  new.is_licence := coalesce(new.definition #>> '{guide,itemType,zh_CN}' = '行政许可', false);
  return new;
end $$;
create trigger item_versions_tell_licence before insert or update of definition on item_versions for each row execute function tell_licence();
update item_versions set definition = definition;
create index cases_granted_index on cases (decided_on desc, id desc)
  where conclusion = 'approved' and document_number is not null and decided_on is not null;
