-- A pair of characters and the matter of its case as one entry of an index: a list of six matters finds 10,000 cases with a word by one reading instead of six, each of which went through
-- all cases of the matter (modules/case-work/cases/list/page-of-words.ts, decision 0204). Single characters are left out: lists with them are walked along.
create function pairs_of_matter(item_code text, terms text[]) returns text[] language plpgsql immutable parallel safe as $$
begin
  return array(select item_code || ' ' || t from unnest(terms) t where length(t) = 2);
end $$;
create index cases_matter_pairs_index on cases using gin (province_code, (pairs_of_matter(item_code, search_terms)));
-- nothing is planned by how frequent they are
alter index cases_matter_pairs_index alter column 2 set statistics 0;
