-- What measuring at 100,000 and 1,000,000 cases showed (bench/).

-- Status and item go together with the due date (what is filed has none): without an index of its own, a filter with the sort by due date
-- walked 400,000 cases to find ten.
create index cases_nation_status_due_index on cases (status, due_on, id) where status <> '01';
create index cases_nation_status_updated_index on cases (status, updated_at desc, id desc) where status <> '01';
create index cases_nation_item_due_index on cases (item_code, due_on, id) where status <> '01';
create index cases_nation_item_updated_index on cases (item_code, updated_at desc, id desc) where status <> '01';
create index cases_province_status_due_index on cases (province_code, status, due_on, id) where status <> '01';

-- Searches read the list of pending entries one by one.
alter index cases_terms_index set (gin_pending_list_limit = 512);

-- Terms are pairs of characters and single characters, of the numbers too (modules/cases/case-columns.ts, searchTerms).
update cases set search_terms = array(
  select distinct term
  from unnest(array[title, unit_name, number, applicant_name, reference_number, document_number]) as words (word),
       lateral (select regexp_replace(lower(normalize(coalesce(word, ''), nfkc)), '[^[:alnum:]]', '', 'g') as letters) as plain,
       generate_series(1, length(letters)) as i,
       unnest(array[substr(letters, i, 1), substr(letters, i, 2)]) as term);
