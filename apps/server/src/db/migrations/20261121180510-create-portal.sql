-- What the public and every office looks up beside laws and standards: notices, questions, help, links, downloads, dictionaries (issue 4 §7).
-- These tables are written by the publication of their entries (content_entries); their ids are those of the entries.

-- Files that belong to maintained texts: whoever may edit or review content may open them, readers those of published downloads.
create table content_files (
  file_id uuid primary key references files (id) on delete cascade
);

alter table notices add column audience text not null default 'public' check (audience in ('public', 'signed-in', 'official'));

create table faqs (
  id uuid primary key references content_entries (id) on delete cascade,
  question text not null,
  answer text not null,
  category text not null,
  position integer not null,
  published_at timestamptz not null
);

create table help_articles (
  id uuid primary key references content_entries (id) on delete cascade,
  title text not null,
  body text not null,
  audience text not null check (audience in ('all', 'applicant', 'official')),
  position integer not null,
  published_at timestamptz not null
);

create table links (
  id uuid primary key references content_entries (id) on delete cascade,
  name text not null,
  url text not null,
  description text not null,
  category text not null,
  position integer not null
);

create table downloads (
  id uuid primary key references content_entries (id) on delete cascade,
  name text not null,
  description text not null,
  category text not null,
  file_id uuid not null references files (id),
  position integer not null,
  published_at timestamptz not null
);

create table dictionaries (
  id uuid primary key references content_entries (id) on delete cascade,
  class_code text not null unique,
  name text not null,
  -- [{"code": …, "name": …}] in the order of the editor
  entries jsonb not null
);

-- Signed calls for notices: each nonce of an application opens once (decision 0043).
create table notice_nonces (
  app text not null,
  nonce text not null,
  used_at timestamptz not null,
  primary key (app, nonce)
);
create index notice_nonces_used on notice_nonces (used_at);

-- Notices that stood before become entries with one published version; of those with one title the newest has the key.
insert into content_entries (id, kind, key, title, state, head_version, published_version, created_at, updated_at)
select id, 'notice', case when row_number() over (partition by title order by published_at desc, id) = 1 then title end,
  title, 'published', 1, 1, published_at, published_at
from notices;
insert into content_versions (entry_id, version, state, payload, title, author_ids, created_at, updated_at, published_at)
select id, 1, 'published', jsonb_build_object('title', title, 'content', content, 'organization', organization, 'audience', 'public'),
  title, '{}', published_at, published_at, published_at
from notices;
