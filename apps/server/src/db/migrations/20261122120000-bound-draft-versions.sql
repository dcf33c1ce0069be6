-- Versions of drafts that lost are bounded per case and person: the size of each, and a mark by which equal ones are known.
alter table draft_versions
  add column size integer generated always as (octet_length(data::text)) stored,
  add column mark text generated always as (md5(data::text)) stored;

drop index draft_versions_case_index;
create index draft_versions_case_index on draft_versions (case_id, saved_by, saved_at desc);

-- What a case has already is brought within the bounds of modules/cases/kept-versions.ts: equal ones once, the newest twenty, ten megabytes.
delete from draft_versions v
  where exists (
    select from draft_versions newer
    where newer.case_id = v.case_id and newer.saved_by = v.saved_by and newer.mark = v.mark
      and (newer.saved_at, newer.id) > (v.saved_at, v.id)
  );
delete from draft_versions v
  using (
    select id, row_number() over newest_first as place, sum(size) over newest_first as bytes
    from draft_versions
    window newest_first as (partition by case_id, saved_by order by saved_at desc, id desc)
  ) kept
  where kept.id = v.id and kept.place > 1 and (kept.place > 20 or kept.bytes > 10 * 1024 * 1024);
