-- The search finds documents by their whole texts (decision 0079): 3,500 rows are indexed instead of 147,000 articles, and the list of laws asks
-- the same index. What older versions published is moved over here.

-- title, number and pieces as the search compares them (core/search/fold.ts), U+001E between them
alter table search_documents add column folded text;
-- the pieces as printed, in the same order: [key, label, number of the article, address, text]
alter table search_documents add column parts jsonb;
-- characters, pairs of neighbouring letters, numbers of articles (core/search/terms.ts)
alter table search_documents add column terms integer[];
-- Both are compared, or written and never read again: packing them would cost more than the room they take.
alter table search_documents alter column folded set storage external;
alter table search_documents alter column terms set storage external;
alter table search_documents alter column terms set statistics 0;
alter table search_documents alter column folded set statistics 0;
alter table search_documents alter column parts set statistics 0;

-- One row after the other: sorting the terms of all documents at once would need their size on disk.
do $$
declare
  document record;
begin
  for document in select id from search_documents loop
    update search_documents d set
      folded = d.folded_title || E'\x1e' || d.folded_number || coalesce(
        (select string_agg(E'\x1e' || translate(p.folded_body, E'\x1e', ' '), '' order by p.position) from search_parts p where p.search_document_id = d.id), ''),
      parts = coalesce(
        (select jsonb_agg(jsonb_build_array(p.key, p.label, p.article, p.path, p.body) order by p.position) from search_parts p where p.search_document_id = d.id), '[]')
      where d.id = document.id;
    update search_documents d set terms = array(
      -- UTF-16 units, as the program counts: a rare character is two of them. Pairs with marks are more than the program writes, and harm nothing.
      select distinct term from (
          select code, lead(code) over (order by place) as next from (select ascii(c) as code, place from unnest(string_to_array(d.folded, null)) with ordinality as letter (c, place)) as codes
        ) as neighbours,
        unnest(array[
          case when code < 65536 then code else 55296 + ((code - 65536) >> 10) end,
          case when code >= 65536 then 56320 + ((code - 65536) & 1023) end,
          case when code >= 65536 then ((55296 + ((code - 65536) >> 10)) << 16) | (56320 + ((code - 65536) & 1023)) end,
          case when next is not null then (case when code < 65536 then code else 56320 + ((code - 65536) & 1023) end << 16)
            | (case when next < 65536 then next else 55296 + ((next - 65536) >> 10) end) end
        ]) as term
      where term is not null
      union
      select (65535 << 16) | p.article from search_parts p where p.search_document_id = d.id and p.article between 1 and 65535
      order by 1)
      where d.id = document.id;
  end loop;
end
$$;
-- what the updates note must be noted before the table can change
set constraints all immediate;

alter table search_documents alter column folded set not null;
alter table search_documents alter column parts set not null;
alter table search_documents alter column terms set not null;
drop table search_parts;
create index search_documents_terms_index on search_documents using gin (terms);

-- The list of laws asks the index of the search.
alter table laws drop column words, drop column terms;
analyze search_documents, laws;
