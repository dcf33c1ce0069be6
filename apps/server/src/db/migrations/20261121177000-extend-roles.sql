-- Roles as data: what they open (menus, buttons, form fields) and which cases (data scope), changed by the security administrator.

alter table roles
  add column extent text not null default '',
  add column icon text not null default 'users',
  add column parent_id uuid references roles (id),
  add column position integer not null default 0,
  add column data_scope text not null default 'none'
    check (data_scope in ('none', 'own', 'organization', 'organization-and-below', 'province', 'nation', 'assigned', 'list')),
  add column scope_organizations uuid[] not null default '{}',
  add column scope_provinces text[] not null default '{}',
  -- whether role_fields says anything: whoever has no such role pays for no statement
  add column has_field_rules boolean not null default false,
  -- names of the menu entries that the seed has given this role at some time, so that it gives each of them once
  add column seeded_menus text[] not null default '{}',
  -- the first of the two calls of a deletion (specification §4.6)
  add column removal_session_id uuid,
  add column removal_asked_at timestamptz,
  add constraint roles_not_own_parent check (parent_id <> id);
create unique index roles_name_index on roles ((name ->> 'zh_CN'));

-- Entries an administrator changed or took out stay so; the seed leaves them alone.
alter table menus
  add column is_built_in boolean not null default false,
  add column is_changed boolean not null default false,
  add column is_removed boolean not null default false;
update menus set is_built_in = true;
create index menus_parent_index on menus (parent_id);

create table role_menus (
  role_id uuid not null references roles (id) on delete cascade,
  menu_id uuid not null references menus (id) on delete cascade,
  -- half-checked: something below is ticked, not all
  is_half boolean not null default false,
  primary key (role_id, menu_id)
);
create index role_menus_menu_index on role_menus (menu_id);

-- What a role says about fields beside its item's own rules; a field without a row is visible, not required, not disabled.
create table role_fields (
  role_id uuid not null references roles (id) on delete cascade,
  item_code text not null,
  path text not null,
  is_visible boolean not null,
  is_required boolean not null,
  is_disabled boolean not null,
  primary key (role_id, item_code, path)
);

-- Scope «own» of an official: what they have in hand; what they have done is in tasks_done_index.
create index tasks_claimed_index on tasks (claimed_by) where state = 'open' and claimed_by is not null;

-- Assignments of parts that ended before this was recorded: nobody has an open task there any more.
update case_assignments a set ended_at = c.updated_at
from cases c
where c.id = a.case_id and a.ended_at is null
  and not exists (
    select 1 from tasks t
    where t.case_id = a.case_id and t.state = 'open'
      and t.candidate_key in ('third-party@' || a.assignee_key, 'user@' || a.assignee_key));
