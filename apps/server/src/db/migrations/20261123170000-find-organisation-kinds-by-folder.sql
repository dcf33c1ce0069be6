-- Kinds of organisations are folders of the program (packages/core/src/organizations/kinds): the database takes any name of a kind.
alter table organizations drop constraint organizations_kind_check;
alter table organizations add constraint organizations_kind_check check (kind ~ '^[a-z][a-z-]{1,39}$');

-- A role may open the cases of the region of one's organisation.
alter table roles drop constraint roles_data_scope_check;
alter table roles add constraint roles_data_scope_check
  check (data_scope in ('none', 'own', 'organization', 'organization-and-below', 'province', 'region', 'nation', 'assigned', 'list'));

-- The region that the form of a case names, two to six digits, as `province_code` has the first two.
alter table cases add column region_code text;
update cases c set region_code = s.region
from (
  select sections.case_id, sections.data ->> split_part(v.definition -> 'columns' ->> 'region', '.', 2) as region
  from cases filed join item_versions v on v.id = filed.item_version_id
  join case_sections sections on sections.case_id = filed.id and sections.section = split_part(v.definition -> 'columns' ->> 'region', '.', 1)
) s
where s.case_id = c.id and s.region ~ '^[0-9]{2,6}$';
-- by the beginning of the code
create index cases_region_index on cases (region_code text_pattern_ops, sort_at desc, id desc) where status <> '01' and region_code is not null;
