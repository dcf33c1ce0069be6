-- Directories that are imported, and the imports themselves (decision 0045).

-- an imported name is kept when the release's own list says another one
alter table regions add column is_imported boolean not null default false;

alter table heritage_units
  add column city text not null default '',
  add column longitude double precision,
  add column latitude double precision;

create table museums (
  id uuid primary key,
  name text not null,
  province_code text not null,
  area_code text not null default '',
  property text not null default '',
  quality text not null default '',
  is_free boolean,
  opening_hours text not null default '',
  traffic text not null default '',
  website text not null default '',
  summary text not null default '',
  longitude double precision,
  latitude double precision,
  updated_at timestamptz not null,
  unique (province_code, name)
);

create table import_runs (
  id uuid primary key,
  target text not null,
  file_name text not null,
  status text not null check (status in ('checked', 'running', 'done', 'failed')),
  total integer not null,
  bad integer not null,
  done integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  same integer not null default 0,
  in_editing integer not null default 0,
  created_by uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index import_runs_own on import_runs (created_by, created_at desc, id desc);

-- What a run has to load (payload) and what it does not take (problems). Loaded ones are removed.
create table import_rows (
  run_id uuid not null references import_runs (id) on delete cascade,
  line integer not null,
  label text not null,
  -- rows of the file that this one stands for: a dictionary is one thing of many rows
  size integer not null,
  payload jsonb,
  -- not jsonb: the order of the columns is kept
  record json,
  problems jsonb,
  primary key (run_id, line)
);
