-- Work guides as readers see them (decision 0052): the last published version of each entry of the kind `guide`.
create table guides (
  id uuid primary key references content_entries (id) on delete cascade,
  code text not null,
  -- code and other notations, lower case
  notations text[] not null,
  -- place of its group in the catalogue, from 0
  category_place integer not null,
  position integer not null,
  -- '' for national ones
  region text not null,
  payload jsonb not null,
  -- the starter's definition, which knows the other languages of texts that still say the same
  starter jsonb,
  starter_hash text,
  -- who published it last
  source text not null check (source in ('starter', 'editor')),
  published_at timestamptz not null
);
create unique index guides_code on guides (lower(code));

-- guides were found by the code of their item; from now on by their entry
delete from search_documents where kind = 'guide';
