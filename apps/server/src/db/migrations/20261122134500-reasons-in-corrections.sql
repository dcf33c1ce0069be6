-- What was flagged and is handed in again as it was needs a reason of the applicant; what merely hangs on a flagged field does not.
-- Files of a material before and after stand in `before` and `after` as those of a field do.
alter table correction_entries
  add column is_asked boolean not null default true,
  add column unchanged_reason text not null default '';
update correction_entries set is_asked = false where note = '';
update correction_entries e set
  before = coalesce((
    select jsonb_agg(m.file_id order by m.file_id) from case_materials m
    where m.case_id = c.case_id and m.material_key = e.path and m.uploaded_at <= c.requested_at), '[]'),
  after = case when c.resubmitted_at is not null then coalesce((
    select jsonb_agg(m.file_id order by m.file_id) from case_materials m
    where m.case_id = c.case_id and m.material_key = e.path and m.uploaded_at <= c.resubmitted_at), '[]') end
from corrections c where c.id = e.correction_id and e.kind = 'material';
-- what the bureaus hand in is not the applicant's to mend
update correction_entries e set is_asked = false
from corrections c join cases k on k.id = c.case_id join item_versions v on v.id = k.item_version_id
  cross join lateral jsonb_array_elements(v.definition -> 'materials') as m
where e.correction_id = c.id and e.kind = 'material' and m ->> 'key' = e.path and m ->> 'by' <> 'applicant';
