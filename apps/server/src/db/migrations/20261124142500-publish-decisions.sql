-- Licences that were granted are open to the public (行政许可法 40条). Which matters are licences their guides say; a column of its own, as the
-- definition is large and the public asks often.
alter table item_versions add column is_licence boolean not null
  generated always as (coalesce(definition #>> '{guide,itemType,zh_CN}' = '行政许可', false)) stored;
create index cases_granted_index on cases (decided_on desc, id desc)
  where conclusion = 'approved' and document_number is not null and decided_on is not null;
