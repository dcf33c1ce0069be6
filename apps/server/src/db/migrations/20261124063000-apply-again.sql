-- A case that was made from one that ended without approval (specification §4.7); of one case at most one, so that pressing twice finds the first.
alter table cases add column reapplied_from uuid references cases (id) on delete set null;
create unique index cases_reapplied_index on cases (reapplied_from) where reapplied_from is not null;

-- What became of a draft when it came into another version of its item: told once, kept with the draft.
create table draft_moves (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  at timestamptz not null,
  changes jsonb not null,
  materials jsonb not null,
  seen_at timestamptz
);
create index draft_moves_case_index on draft_moves (case_id);
