-- Sign-in by certificate: which certificate belongs to which account, which are revoked here, which challenges were answered.

create table certificate_bindings (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256 of the authority's name and key: with the serial number it names a certificate
  authority_hash bytea not null,
  serial text not null,
  -- SHA-256 of the public key: an authority that used a number twice would be noticed
  key_hash bytea not null,
  key_kind text not null check (key_kind in ('rsa', 'p256', 'sm2')),
  subject text not null,
  issuer text not null,
  not_after timestamptz not null,
  bound_at timestamptz not null,
  -- null: the owner
  bound_by uuid references users (id) on delete set null,
  last_used_at timestamptz,
  ended_at timestamptz,
  ended_by uuid references users (id) on delete set null,
  end_reason text not null default ''
);
-- one certificate opens one account
create unique index certificate_bindings_certificate_index on certificate_bindings (authority_hash, serial) where ended_at is null;
create index certificate_bindings_user_index on certificate_bindings (user_id, bound_at desc);

-- This installation's own list, beside those of the authorities: it acts at once.
create table certificate_revocations (
  authority_hash bytea not null,
  serial text not null,
  subject text not null,
  reason text not null,
  revoked_by uuid references users (id) on delete set null,
  revoked_at timestamptz not null,
  primary key (authority_hash, serial)
);

-- A challenge costs a row when it is answered, not when it is asked for; the row makes it serve once and counts refusals by address.
create table certificate_challenges (
  nonce_hash bytea primary key,
  address text not null,
  is_done boolean not null default false,
  used_at timestamptz not null
);
create index certificate_challenges_address_index on certificate_challenges (address, used_at) where not is_done;
create index certificate_challenges_used_index on certificate_challenges (used_at);

-- What the test authority of development and rehearsal has issued. In production nothing writes or reads it.
create table development_certificates (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  serial text not null unique,
  key_kind text not null check (key_kind in ('rsa', 'p256', 'sm2')),
  certificate bytea not null,
  key_sealed bytea not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index development_certificates_user_index on development_certificates (user_id);
