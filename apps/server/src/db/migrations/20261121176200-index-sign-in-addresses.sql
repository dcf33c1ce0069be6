-- From which address somebody tried to come in: only rows of the login log, so that other commands pay nothing for it.
create index audit_rows_address_index on audit_rows (address, at desc, id desc) where actor_id is null or action = 'auth.login';
