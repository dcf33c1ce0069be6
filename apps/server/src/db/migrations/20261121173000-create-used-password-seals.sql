-- Sealed passwords that were used (decision 0019): a value that comes a second time is refused. Rows live for minutes.
create table used_password_seals (
  seal_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_password_seals_expiry_index on used_password_seals (expires_at);
