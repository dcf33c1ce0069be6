-- What the public search reads. Written by the modules whose texts these are, when a text is published or withdrawn
-- (modules/search, putSearchDocument); everything here can be made again from theirs.
create table search_documents (
  id bigint generated always as identity primary key,
  kind text not null,
  document_id text not null,
  title text not null,
  number text not null default '',
  -- one line under the title: who issued it, how it stands
  note text not null default '',
  path text not null,
  -- 0 in force, 1 not yet, 2 no more
  standing smallint not null,
  is_public boolean not null,
  published_on date,
  -- title and number as the search compares them (core/search/fold.ts)
  folded_title text not null,
  folded_number text not null,
  -- characters of the title without the name of the state: among many titles with a word, the shortest say most with it
  title_length smallint not null,
  -- pairs and single characters of both, forms of the number as «#gbt30687» (core/search/terms.ts)
  terms text[] not null,
  unique (kind, document_id)
);
create index search_documents_terms_index on search_documents using gin (terms);
create index search_documents_order_index on search_documents (standing, title_length, published_on desc nulls last, id);

-- The pieces a document is found by: the articles of a law, or the whole text of what has none. `kind`, `standing`, `is_public` and
-- `published_on` are the document's, so that a frequent word is found by walking an index in order.
create table search_parts (
  id bigint generated always as identity primary key,
  search_document_id bigint not null references search_documents (id) on delete cascade,
  kind text not null,
  standing smallint not null,
  is_public boolean not null,
  published_on date,
  position integer not null,
  key text not null,
  label text not null,
  article integer,
  path text not null,
  body text not null,
  -- label and body as the search compares them
  folded_body text not null,
  terms text[] not null
);
-- Terms and the printed text are read of the few rows that are shown, or never: out of the row, so that walks through parts stay short.
alter table search_parts alter column terms set storage external;
alter table search_parts alter column body set storage external;
alter table search_parts set (toast_tuple_target = 1000);
alter table search_parts alter column terms set statistics 500;
-- Laws have hundreds of times more parts than everything else, so each side has its own indexes: neither crowds out the other.
create index search_parts_law_terms_index on search_parts using gin (terms) where kind = 'law';
create index search_parts_other_terms_index on search_parts using gin (terms) where kind <> 'law';
-- first articles of all documents, then second ones: the first hits of a frequent word come from many documents, not from one
create index search_parts_law_order_index on search_parts (standing, position, published_on desc nulls last, id) where kind = 'law';
create index search_parts_other_order_index on search_parts (standing, position, published_on desc nulls last, id) where kind <> 'law';
create index search_parts_document_index on search_parts (search_document_id, position);

-- Beginnings that a title is suggested by: from each of its characters on, as itself, in pinyin and by initials, and its number.
create table search_title_keys (
  key text collate "C" not null,
  search_document_id bigint not null references search_documents (id) on delete cascade,
  -- 0: the title or number from its beginning; otherwise how far inside
  offset_in_title smallint not null
);
create index search_title_keys_index on search_title_keys (key) include (offset_in_title, search_document_id);
create index search_title_begin_index on search_title_keys (key) include (search_document_id) where offset_in_title = 0;
create index search_title_keys_document_index on search_title_keys (search_document_id);

-- Words that are looked for together; each group once, maintained by editors.
create table search_synonyms (
  id uuid primary key,
  words text[] not null,
  folded_words text[] not null,
  updated_by uuid references users (id) on delete set null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index search_synonyms_words_index on search_synonyms using gin (folded_words);
