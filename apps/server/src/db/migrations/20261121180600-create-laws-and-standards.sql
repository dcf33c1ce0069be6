-- Laws and standards as readers read them: written when an entry of the kinds `law` and `standard` is published (decision 0044).
create table laws (
  -- id of the content entry
  id uuid primary key,
  -- what the texts of one law have in common; each of its texts is a row
  work_key text not null,
  title text not null,
  document_number text not null default '',
  class text not null,
  -- the tab of the list that the class stands under
  tab text not null,
  published_on date,
  written_on date,
  effective_on date,
  issuer text not null default '',
  preamble text not null default '',
  -- title, number and text, for the search
  words text not null,
  terms text[] not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index laws_published on laws (published_on desc nulls last, id desc);
create index laws_written on laws (written_on desc nulls last, id desc);
create index laws_tab_published on laws (tab, published_on desc nulls last, id desc);
create index laws_tab_written on laws (tab, written_on desc nulls last, id desc);
create index laws_class_published on laws (class, published_on desc nulls last, id desc);
create index laws_class_written on laws (class, written_on desc nulls last, id desc);
create index laws_work on laws (work_key);
create index laws_terms on laws using gin (terms);

-- The text of a law in its order: headings, articles, words that belong to none.
create table law_articles (
  law_id uuid not null references laws (id) on delete cascade,
  seq integer not null,
  kind text not null check (kind in ('heading', 'article', 'text')),
  level integer not null,
  key text not null,
  label text not null,
  content text not null,
  primary key (law_id, seq)
);

create table standards (
  id uuid primary key,
  number text not null,
  -- letters and digits only; and in the order people expect
  number_key text not null,
  number_order text not null,
  title text not null,
  published_on date,
  effective_on date,
  nature_code text not null default '',
  status_code text not null default '',
  publisher text not null default '',
  terms text[] not null,
  updated_at timestamptz not null
);
create index standards_published on standards (published_on desc nulls last, id desc);
create index standards_effective on standards (effective_on desc nulls last, id desc);
create index standards_number on standards (number_order, id);
create index standards_status_published on standards (status_code, published_on desc nulls last, id desc);
create index standards_status_effective on standards (status_code, effective_on desc nulls last, id desc);
create index standards_status_number on standards (status_code, number_order, id);
create index standards_nature_published on standards (nature_code, published_on desc nulls last, id desc);
create index standards_nature_effective on standards (nature_code, effective_on desc nulls last, id desc);
create index standards_nature_number on standards (nature_code, number_order, id);
create index standards_both_published on standards (status_code, nature_code, published_on desc nulls last, id desc);
create index standards_both_effective on standards (status_code, nature_code, effective_on desc nulls last, id desc);
create index standards_both_number on standards (status_code, nature_code, number_order, id);
create index standards_terms on standards using gin (terms);
