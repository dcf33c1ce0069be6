-- Versions of settings that servers keep in memory: a session is read together with them, so that each call sees what another server has changed.
create table settings_versions (
  name text primary key,
  version integer not null default 0
);
insert into settings_versions (name) values ('calendar'), ('regions');

-- The published days (chinese-days) that the due dates were counted with; a release with other days has them counted again.
create table calendar_published_days (
  only_row boolean primary key default true check (only_row),
  fingerprint text not null
);

alter table calendar_overrides
  add column document_number text not null default '';

-- A change of a day is proposed by one person and confirmed by another.
create table calendar_changes (
  id uuid primary key,
  day date not null,
  -- null: as published
  is_working boolean,
  note text not null,
  document_number text not null,
  -- why a day that is over is changed
  reason text not null,
  -- what was in force before it was confirmed; null: as published
  was_working boolean,
  was_note text not null default '',
  was_document_number text not null default '',
  state text not null check (state in ('proposed', 'confirmed', 'dropped')),
  proposed_by uuid not null references users (id),
  proposed_at timestamptz not null,
  decided_by uuid references users (id),
  decided_at timestamptz,
  -- of settings_versions: which calendar it made
  version integer,
  -- cases whose due date it moved, counted while they are recounted; finished at
  moved integer not null default 0,
  applied_at timestamptz,
  check (state <> 'confirmed' or decided_by <> proposed_by)
);
create unique index calendar_changes_proposed_index on calendar_changes (day) where state = 'proposed';
create index calendar_changes_newest_index on calendar_changes (proposed_at desc, id desc);

-- The calendar that the due date of a case was counted with; an older one than the current is counted again.
alter table cases add column calendar_version integer not null default 0;
