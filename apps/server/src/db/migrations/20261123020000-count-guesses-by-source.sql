-- Wrong passwords are counted for a name at an address; the name's own count holds those of all addresses together.
alter table sign_in_attempts add column name_key text;
update sign_in_attempts set name_key = substr(subject, 6) where subject like 'name:%';
create index sign_in_attempts_name_index on sign_in_attempts (name_key) where name_key is not null;

-- Networks an account has signed in from: strangers elsewhere do not lock it out there.
create table known_addresses (
  user_id uuid not null references users (id) on delete cascade,
  address_key text not null,
  last_seen_at timestamptz not null,
  primary key (user_id, address_key)
);
create index known_addresses_seen_index on known_addresses (last_seen_at);

-- Who asked for a code tries it apart from everybody else, so that wrong tries from elsewhere do not use it up.
alter table verification_codes add column asker_hash bytea, add column stranger_tries integer not null default 0;
