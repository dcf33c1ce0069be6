-- What editors maintain: entries with numbered versions (decision 0042). What readers read stands in the tables of each kind.
create table content_entries (
  id uuid primary key,
  kind text not null,
  -- what makes two texts the same thing; set with the first publication
  key text,
  title text not null,
  -- state of the newest version
  state text not null check (state in ('draft', 'in-review', 'published', 'replaced', 'withdrawn')),
  head_version integer not null,
  published_version integer,
  -- counts every change, so that whoever acts on an old view is told
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index content_entries_key on content_entries (kind, key);
create index content_entries_list on content_entries (updated_at desc, id desc);
create index content_entries_kind_list on content_entries (kind, updated_at desc, id desc);
create index content_entries_state_list on content_entries (state, updated_at desc, id desc);

create table content_versions (
  entry_id uuid not null references content_entries (id) on delete cascade,
  version integer not null,
  state text not null check (state in ('draft', 'in-review', 'published', 'replaced', 'withdrawn')),
  payload jsonb not null,
  title text not null,
  -- everybody who saved it; none of them reviews it. Empty where an import or the program wrote it
  author_ids uuid[] not null,
  reviewer_id uuid references users (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  left_at timestamptz,
  primary key (entry_id, version)
);

-- Who did what with an entry, with the words of a return or a withdrawal.
create table content_events (
  id uuid primary key,
  entry_id uuid not null references content_entries (id) on delete cascade,
  version integer not null,
  action text not null,
  -- null: an import or the program
  user_id uuid references users (id) on delete set null,
  words text not null default '',
  at timestamptz not null
);
create index content_events_entry on content_events (entry_id, at, id);
