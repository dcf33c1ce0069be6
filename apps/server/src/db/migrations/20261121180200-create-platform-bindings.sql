-- The national government service platform: whose account there is whose here, and each sign-in through it.

-- The platform's own name of an account never changes hands; one account there stands for one here.
create table platform_bindings (
  platform_user_id text primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);

-- Each return and each token serves once, whatever the platform would say to it again. Whoever is not known yet (`arrival_hash`) may
-- be bound or registered within a quarter of an hour; what the platform said of them is dropped then.
create table platform_sign_ins (
  id uuid primary key,
  request_hash bytea not null unique,
  platform_user_id text,
  user_id uuid references users (id) on delete cascade,
  -- the platform's session, which it wants back at logout
  session_sealed bytea,
  arrival_hash bytea unique,
  arrival_expires_at timestamptz,
  identity_sealed bytea,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index platform_sign_ins_created_index on platform_sign_ins (created_at);
create index platform_sign_ins_user_index on platform_sign_ins (user_id) where ended_at is null;
