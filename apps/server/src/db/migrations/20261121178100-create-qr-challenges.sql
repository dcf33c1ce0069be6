-- Sign-in by QR code: a browser asks, a signed-in phone confirms. Two secrets, so that who sees the code on the screen cannot fetch the ticket.
create table qr_challenges (
  id uuid primary key,
  -- what the code on the screen holds
  scan_hash bytea not null unique,
  -- what the asking browser alone knows
  browser_hash bytea not null unique,
  client_key text not null,
  address text not null,
  user_agent text not null,
  -- the entrance that asks
  kind text not null check (kind in ('legal-entity', 'individual', 'official')),
  -- shown on both screens, to be compared
  check_code text not null,
  status text not null default 'waiting' check (status in ('waiting', 'scanned', 'confirmed', 'refused', 'used')),
  user_id uuid references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((user_id is null) = (status = 'waiting'))
);
create index qr_challenges_expiry_index on qr_challenges (expires_at);
create index qr_challenges_user_index on qr_challenges (user_id);
