-- The search over laws in 30 ms (decision 0046): each term of a part once more for every level its worth to the part reaches
-- (modules/search/impact.ts), so that the best parts of a frequent word are a short list; titles of laws and of the rest apart.
drop index search_parts_law_terms_index;
drop index search_parts_other_terms_index;
-- what frequent words were found by until now
drop index search_parts_law_order_index;
drop index search_parts_other_order_index;
drop index search_documents_order_index;
drop index search_documents_terms_index;

-- terms are read when a row is written, and never again
alter table search_parts alter column terms set storage extended;

update search_parts p set terms = p.terms || array(
  select level.mark || term
  from unnest(p.terms) as term, (values ('¹', 175), ('²', 155), ('³', 120), ('⁴', 88), ('⁵', 75)) as level (mark, least)
  where term ~ '^[[:alnum:]]{1,2}$'
    and level.least <= case p.standing when 0 then 0 when 1 then -60 else -650 end
      + coalesce(greatest(0, least(40, extract(year from p.published_on)::integer - 1985)), 0)
      + 2880.0 / (60 + octet_length(p.folded_body))
      + 32 * least(4, greatest(1, (octet_length(p.folded_body) - octet_length(replace(p.folded_body, term, ''))) / octet_length(term))));

create index search_parts_law_terms_index on search_parts using gin (terms) with (gin_pending_list_limit = 512) where kind = 'law';
create index search_parts_other_terms_index on search_parts using gin (terms) with (gin_pending_list_limit = 512) where kind <> 'law';
create index search_documents_law_terms_index on search_documents using gin (terms) with (gin_pending_list_limit = 512) where kind = 'law';
create index search_documents_other_terms_index on search_documents using gin (terms) with (gin_pending_list_limit = 512) where kind <> 'law';
create index search_documents_law_order_index on search_documents (standing, title_length, published_on desc nulls last) where kind = 'law';
create index search_documents_other_order_index on search_documents (standing, title_length, published_on desc nulls last) where kind <> 'law';

-- Words of cases that are neither rare nor frequent are looked for month by month, the newest first (modules/cases/case-months.ts).
drop index cases_terms_index;
create index cases_terms_index on cases using gin (province_code, ((extract(year from timezone('UTC', sort_at)) * 12 + extract(month from timezone('UTC', sort_at)))::integer), search_terms)
  with (gin_pending_list_limit = 512);

analyze search_documents, search_parts, cases;
