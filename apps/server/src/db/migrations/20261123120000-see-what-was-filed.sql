-- Materials of a case as officials have them: what was filed. Files that an applicant adds with a correction count once it is handed in, and those taken out with it
-- stay until then; a correction that was open when its case was voided never counts.
create view filed_materials as
select m.case_id, m.material_key, m.file_id, m.uploaded_by, m.uploaded_at from case_materials m
where not exists (
  select 1 from corrections k join correction_entries e on e.correction_id = k.id
  where k.case_id = m.case_id and k.resubmitted_at is null and e.kind = 'material' and e.path = m.material_key
    and not coalesce(e.before, '[]') ? m.file_id::text)
union all
select k.case_id, e.path, f.id, f.created_by, f.created_at
from corrections k join correction_entries e on e.correction_id = k.id and e.kind = 'material'
  cross join lateral jsonb_array_elements_text(case when jsonb_typeof(e.before) = 'array' then e.before else '[]' end) named (id)
  join files f on f.id = named.id::uuid
where k.resubmitted_at is null
  and not exists (select 1 from case_materials m where m.case_id = k.case_id and m.material_key = e.path and m.file_id = f.id);

-- finds the case of a file that a correction took out
create index correction_entries_files_index on correction_entries using gin (before) where kind = 'material';
