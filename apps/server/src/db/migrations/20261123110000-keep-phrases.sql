-- Phrases for opinions: of a person, or of an organisation for all of its people; and who used which last.
create table phrases (
  id uuid primary key,
  user_id uuid references users (id) on delete cascade,
  organization_id uuid references organizations (id) on delete cascade,
  content text not null,
  created_at timestamptz not null,
  check (num_nonnulls(user_id, organization_id) = 1)
);
-- by a digest: five hundred characters are too long for an index
create unique index phrases_user_index on phrases (user_id, md5(content)) where user_id is not null;
create unique index phrases_organization_index on phrases (organization_id, md5(content)) where organization_id is not null;

create table phrase_uses (
  phrase_id uuid not null references phrases (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  used_at timestamptz not null,
  primary key (phrase_id, user_id)
);
create index phrase_uses_user_index on phrase_uses (user_id);
