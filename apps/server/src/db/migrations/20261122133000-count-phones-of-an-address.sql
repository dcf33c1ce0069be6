-- Which phones an address has asked codes for within the last day, both as keyed hashes: beyond three the slider is asked for.
create table code_phones (
  address_hash bytea not null,
  mobile_hash bytea not null,
  last_at timestamptz not null,
  primary key (address_hash, mobile_hash)
);
create index code_phones_last_index on code_phones (last_at);
