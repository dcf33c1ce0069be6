-- Servers keep what a session may do under this version, which is read with the session at each call (decision 0158): whatever rights follow from
-- counts it on in its own transaction, also where it is changed by hand.
insert into settings_versions (name) values ('rights');

create function count_change_of_rights() returns trigger language plpgsql as $$
begin
  -- once for a transaction: nobody else sees anything of it before it is over
  if current_setting('wenwu.rights_counted', true) is distinct from pg_current_xact_id()::text then
    update settings_versions set version = version + 1 where name = 'rights';
    perform set_config('wenwu.rights_counted', pg_current_xact_id()::text, true);
  end if;
  return null;
end $$;

-- Deferred: the row is locked last of all, so that transactions wait for each other only while they commit and never in a circle.
create constraint trigger roles_rights after insert or delete
  or update of code, permissions, data_scope, scope_organizations, scope_provinces, has_field_rules on roles
  deferrable initially deferred for each row execute function count_change_of_rights();
create constraint trigger user_roles_rights after insert or update or delete on user_roles
  deferrable initially deferred for each row execute function count_change_of_rights();
create constraint trigger work_groups_rights after insert or delete or update of id, code, is_active on work_groups
  deferrable initially deferred for each row execute function count_change_of_rights();
create constraint trigger work_group_members_rights after insert or delete or update of group_id, user_id on work_group_members
  deferrable initially deferred for each row execute function count_change_of_rights();
create constraint trigger authorisations_rights after insert or update or delete on authorisations
  deferrable initially deferred for each row execute function count_change_of_rights();
-- of who has authorised a colleague
create constraint trigger users_rights after update of name, status, is_locked, organization_id on users
  deferrable initially deferred for each row execute function count_change_of_rights();
