-- A case that an agent files (代办) is named by the unit it is filed for; who files stands beside it and in applicant_key, on which rights hang.
alter table cases add column agent_name text;
with declared as (
  select c.id, btrim(named.data ->> split_part(v.fields ->> 'name', '.', 2)) as name
  from cases c
  join lateral (select definition #> '{form,applicant}' as fields from item_versions where id = c.item_version_id) v on v.fields is not null
  join case_sections named on named.case_id = c.id and named.section = split_part(v.fields ->> 'name', '.', 1)
  join case_sections agent on agent.case_id = c.id and agent.section = split_part(v.fields ->> 'isAgent', '.', 1)
  where agent.data -> split_part(v.fields ->> 'isAgent', '.', 2) = 'true'
    and jsonb_typeof(named.data -> split_part(v.fields ->> 'name', '.', 2)) = 'string')
update cases c set
  agent_name = c.applicant_name,
  applicant_name = left(declared.name, 500),
  -- terms as modules/cases/case-columns.ts has them; those of the agent stay
  search_terms = array(
    select unnest(c.search_terms)
    union
    select term
    from (select regexp_replace(lower(normalize(declared.name, nfkc)), '[^[:alnum:]]', '', 'g') as letters) as plain,
         generate_series(1, length(letters)) as i,
         unnest(array[substr(letters, i, 1), substr(letters, i, 2)]) as term
    union
    select mark from regexp_split_to_table(regexp_replace(lower(normalize(declared.name, nfkc)), '[[:alnum:][:space:]]', '', 'g'), '') as mark
    where mark <> '')
from declared
where declared.id = c.id and declared.name <> ''
  and upper(regexp_replace(normalize(declared.name, nfkc), '\s', '', 'g')) <> upper(regexp_replace(normalize(c.applicant_name, nfkc), '\s', '', 'g'));
