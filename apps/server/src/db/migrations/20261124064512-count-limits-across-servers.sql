-- How many of something an address or a person may still ask for, counted for all servers of an installation (platform/database/shared-limit.ts).
-- Written with each counted call and worth nothing after a crash: it is not in the log of changes.
create unlogged table rate_limits (
  key text primary key,
  -- permissions left after the last call, with their fractions
  remaining double precision not null,
  -- whether the last call got one
  is_taken boolean not null,
  at timestamptz not null
);
