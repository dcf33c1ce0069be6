-- Messages to phones, one-time codes, phone sign-in and forgotten passwords.

-- Written with the change that causes it, sent by a job after the commit. What it says and to whom is sealed, and removed when it is done.
create table messages (
  id uuid primary key,
  template text not null,
  sealed bytea,
  status text not null default 'queued' check (status in ('queued', 'sent', 'withheld', 'expired', 'refused')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  done_at timestamptz
);
create index messages_created_index on messages (created_at);

-- The development outbox: what would have gone to phones. Nothing is ever written here in production.
create table outbox_messages (
  id uuid primary key,
  mobile text not null,
  template text not null,
  text text not null,
  sent_at timestamptz not null
);
create index outbox_messages_sent_index on outbox_messages (sent_at desc, id desc);
create index outbox_messages_mobile_index on outbox_messages (mobile, sent_at desc, id desc);

-- One live code per phone and purpose; a new one takes the old one's place. Phone and code are kept as keyed hashes.
create table verification_codes (
  mobile_hash bytea not null,
  purpose text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (mobile_hash, purpose)
);
create index verification_codes_expiry_index on verification_codes (expires_at);

-- How many codes a phone, an address and all together have asked for in their window.
create table code_counts (
  subject text primary key,
  count integer not null,
  window_ends_at timestamptz not null,
  last_at timestamptz not null
);
create index code_counts_window_index on code_counts (window_ends_at);

-- A secret that stands in for the password once (the second half of the ticket of a phone sign-in).
create table one_time_passwords (
  secret_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  client_key text not null,
  method text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_passwords_expiry_index on one_time_passwords (expires_at);
create index one_time_passwords_user_index on one_time_passwords (user_id);

-- A forgotten password: asked for, proven by a code, used. Without an account (user_id null) it leads nowhere and looks the same.
create table password_resets (
  id_hash bytea primary key,
  user_id uuid references users (id) on delete cascade,
  mobile_hash bytea not null,
  client_key text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  proven_at timestamptz,
  used_at timestamptz
);
create index password_resets_mobile_index on password_resets (mobile_hash, client_key, created_at desc);
create index password_resets_expiry_index on password_resets (expires_at);
create index password_resets_user_index on password_resets (user_id);
