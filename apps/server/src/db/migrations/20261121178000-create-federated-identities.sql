-- Single sign-on: who is who at an identity provider, and each sign-in through one.

-- The provider's subject never changes hands, a user name may: after the first sign-in the subject alone decides (ASVS 5.0 10.5.2).
create table federated_identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (issuer, subject),
  unique (issuer, user_id)
);
create index federated_identities_user_index on federated_identities (user_id);

-- A row is written before a code is exchanged, so each request serves once; its id is the `subjectid` of the logout redirect.
create table federated_sign_ins (
  id uuid primary key,
  state_hash bytea not null unique,
  issuer text not null,
  user_id uuid references users (id) on delete cascade,
  -- sealed: the provider wants it back at logout
  id_token_sealed bytea,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index federated_sign_ins_created_index on federated_sign_ins (created_at);
create index federated_sign_ins_user_index on federated_sign_ins (user_id);
