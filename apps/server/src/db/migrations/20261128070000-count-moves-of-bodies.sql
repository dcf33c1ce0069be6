-- Servers keep which offices have people under the version of rights (decision 0158): that follows from the province of a body too.
create constraint trigger organizations_rights after update of province_code on organizations
  deferrable initially deferred for each row when (old.province_code is distinct from new.province_code) execute function count_change_of_rights();
