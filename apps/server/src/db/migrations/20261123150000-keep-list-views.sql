-- Views of lists: of a person, or of an organisation for all of its people; one of each owner may open the list.
create table list_views (
  id uuid primary key,
  list_key text not null,
  user_id uuid references users (id) on delete cascade,
  organization_id uuid references organizations (id) on delete cascade,
  name text not null,
  name_key text not null,
  is_default boolean not null,
  state jsonb not null,
  created_at timestamptz not null,
  check (num_nonnulls(user_id, organization_id) = 1)
);
create unique index list_views_user_index on list_views (user_id, list_key, name_key) where user_id is not null;
create unique index list_views_organization_index on list_views (organization_id, list_key, name_key) where organization_id is not null;
create unique index list_views_user_default_index on list_views (user_id, list_key) where is_default and user_id is not null;
create unique index list_views_organization_default_index on list_views (organization_id, list_key)
  where is_default and organization_id is not null;

-- the sort by days that remain, most first: what has no date stays last, which the other indexes read backwards cannot say
create index cases_province_due_desc_index on cases (province_code, due_on desc nulls last, id desc) where status <> '01';
create index cases_nation_due_desc_index on cases (due_on desc nulls last, id desc) where status <> '01';
create index tasks_open_due_desc_index on tasks (candidate_key, due_on desc nulls last, created_at desc, id desc) where state = 'open';
