-- Organisations as they are maintained: an optimistic version, children in order, and no open account in an inactive one. Work groups.
alter table organizations add column version integer not null default 1;
drop index organizations_parent_index;
create index organizations_parent_index on organizations (parent_id, position, name, id);

-- Whoever writes accounts (administration, registration, import) meets the same rule (decision 0026). The shared lock makes a deactivation
-- at the same moment wait, or is made to wait by it.
create function refuse_open_account_in_inactive_organization() returns trigger language plpgsql as $$
declare is_open boolean;
begin
  if new.organization_id is null or new.is_locked then
    return new;
  end if;
  if tg_op = 'UPDATE' and new.organization_id is not distinct from old.organization_id and not old.is_locked then
    return new;
  end if;
  select o.is_active into is_open from organizations o where o.id = new.organization_id for share;
  if not is_open then
    raise exception 'the organisation is inactive' using errcode = 'WW001';
  end if;
  return new;
end $$;
create trigger users_in_active_organization before insert or update of organization_id, is_locked on users
  for each row execute function refuse_open_account_in_inactive_organization();

create table work_groups (
  id uuid primary key,
  name text not null,
  -- NFKC, lower case: two spellings of one name are one group
  name_key text not null unique,
  purpose text not null default '',
  organization_id uuid references organizations (id),
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index work_groups_name_index on work_groups (name, id);
create index work_groups_updated_index on work_groups (updated_at desc, id desc);
create index work_groups_organization_index on work_groups (organization_id);

create table work_group_members (
  group_id uuid not null references work_groups (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  is_leader boolean not null default false,
  position integer not null default 0,
  primary key (group_id, user_id)
);
create unique index work_group_members_leader_index on work_group_members (group_id) where is_leader;
create index work_group_members_user_index on work_group_members (user_id);
