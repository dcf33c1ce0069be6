-- Servers keep what a session may do under this version, which is read with the session at each call (decision 0158): whatever rights follow from
-- counts it on in its own transaction, also where it is changed by hand.
insert into settings_versions (name) values ('rights');

create function count_change_of_rights() returns trigger language plpgsql as $$
begin
  update settings_versions set version = version + 1 where name = 'rights';
  return null;
end $$;

create trigger roles_rights after insert or delete or truncate
  or update of code, permissions, data_scope, scope_organizations, scope_provinces, has_field_rules on roles
  for each statement execute function count_change_of_rights();
create trigger user_roles_rights after insert or update or delete or truncate on user_roles
  for each statement execute function count_change_of_rights();
create trigger work_groups_rights after insert or delete or truncate or update of id, code, is_active on work_groups
  for each statement execute function count_change_of_rights();
create trigger work_group_members_rights after insert or delete or truncate or update of group_id, user_id on work_group_members
  for each statement execute function count_change_of_rights();
create trigger authorisations_rights after insert or update or delete or truncate on authorisations
  for each statement execute function count_change_of_rights();
-- of who has authorised a colleague
create trigger users_rights after update of name, status, is_locked, organization_id on users
  for each statement execute function count_change_of_rights();
