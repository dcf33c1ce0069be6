-- The index of words knows the matter too, so that a list of some matters finds its own and not those of all (modules/case-work/cases/page-of-words.ts).
drop index cases_terms_index;
create index cases_terms_index on cases using gin (
    province_code, item_code, ((extract(year from timezone('UTC', sort_at)) * 12 + extract(month from timezone('UTC', sort_at)))::integer), search_terms)
  with (gin_pending_list_limit = 512);
