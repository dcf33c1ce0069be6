-- An entity's lock of its operator stands beside the lock of a platform administrator: neither ends the other. `users.is_locked` says that
-- at least one of them stands; `users.locked_by` and its neighbours are the administrator's.
alter table operators
  add column disabled_by uuid references users (id) on delete set null,
  add column disabled_at timestamptz;

update operators o set disabled_by = u.locked_by, disabled_at = coalesce(u.locked_at, now())
from users u join users l on l.id = u.locked_by
where u.id = o.user_id and u.is_locked and u.organization_id = o.organization_id and l.kind = 'legal-entity' and l.organization_id = o.organization_id;

update users u set locked_by = null, locked_at = null, lock_reason = null
from operators o where o.user_id = u.id and o.disabled_at is not null;
