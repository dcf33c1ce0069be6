-- What hardens sign-in: nonces used once, devices that are known or remembered, the second factor, codes of login transit.

create table used_nonces (
  nonce_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_nonces_expiry_index on used_nonces (expires_at);

-- «Remember me»: one row per cookie that was given out; all of one sign-in by password are a family.
create table remembered_sign_ins (
  selector text primary key,
  family_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  validator_hash bytea not null,
  -- public key of the browser (SPKI), whose private half never leaves it
  device_key bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index remembered_sign_ins_family_index on remembered_sign_ins (family_id);
create index remembered_sign_ins_user_index on remembered_sign_ins (user_id);
create index remembered_sign_ins_expiry_index on remembered_sign_ins (expires_at);

-- Browsers that have signed in as this account: they may still enter while strangers keep its name locked.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  device_key bytea not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_key)
);

-- A locked account and a changed password trust no device any more, whichever part of the program did it.
create function forget_devices() returns trigger language plpgsql as $$
begin
  update remembered_sign_ins set revoked_at = now() where user_id = new.id and revoked_at is null;
  delete from known_devices where user_id = new.id;
  return null;
end $$;
create trigger users_forget_devices after update of is_locked, password_changed_at on users for each row
  when ((new.is_locked and not old.is_locked) or new.password_changed_at is distinct from old.password_changed_at)
  execute function forget_devices();

create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  secret_sealed bytea not null,
  -- null: begun, no code was shown yet
  confirmed_at timestamptz,
  -- the last time step a code was taken of; no step counts twice
  last_step bigint not null default 0,
  created_at timestamptz not null
);
create table recovery_codes (
  user_id uuid not null references second_factors (user_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
alter table tickets
  -- when the second factor was asked for (the ticket then lives on for five minutes), and when it was proven at enrolling
  add column challenged_at timestamptz,
  add column second_factor_at timestamptz;

create table transit_codes (
  code_hash bytea primary key,
  system text not null,
  -- the nonce of the system's signed request: the same request is answered once
  request_nonce text not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  unique (system, request_nonce)
);
create index transit_codes_expiry_index on transit_codes (expires_at);
