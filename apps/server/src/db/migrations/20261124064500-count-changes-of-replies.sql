-- A reply counts its changes, so that no wording is saved over, signed or issued that was not read; what a change of the wording replaced is kept.
alter table documents add column revision integer not null default 1;

create table document_versions (
  document_id uuid not null references documents (id) on delete cascade,
  revision integer not null,
  kind text not null,
  title text not null,
  main_recipient text not null,
  body jsonb not null,
  closing text not null,
  scheme_approved_by text,
  replaced_at timestamptz not null,
  replaced_by uuid not null,
  primary key (document_id, revision)
);
