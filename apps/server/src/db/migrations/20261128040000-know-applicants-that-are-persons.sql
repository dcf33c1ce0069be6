-- A case whose form names a person as the applicant, whoever files it: the public list of licences tells no name of them.
alter table cases add column is_of_person boolean not null default false;
update cases c set is_of_person = true
from item_versions v, case_sections s
where v.id = c.item_version_id and v.definition #>> '{form,applicant,kind}' is not null
  and s.case_id = c.id and s.section = split_part(v.definition #>> '{form,applicant,kind}', '.', 1)
  and s.data ->> split_part(v.definition #>> '{form,applicant,kind}', '.', 2) = 'person';
