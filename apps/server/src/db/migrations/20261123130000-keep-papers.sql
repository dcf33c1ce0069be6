-- Papers as they were when the act was done that made them: data alone, from which the PDF is drawn. The code on a paper is stored sealed, for drawing,
-- and as a keyed digest, for the public check.
create table papers (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  event_id uuid not null references case_events (id) on delete cascade,
  kind text not null,
  data jsonb not null,
  code_digest bytea not null unique,
  code_sealed bytea not null,
  created_at timestamptz not null,
  unique (event_id, kind)
);
create index papers_case_index on papers (case_id, created_at, kind);

create function refuse_paper_change() returns trigger language plpgsql as $$
begin
  raise exception 'papers are never changed' using errcode = 'insufficient_privilege';
end $$;
create trigger papers_are_final before update on papers for each row execute function refuse_paper_change();
