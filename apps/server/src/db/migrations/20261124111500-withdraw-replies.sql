-- A case that is taken up again withdraws its reply (decision 0132): it stays in the record, with its number, and is no longer the reply of the case.
alter table documents add column withdrawn_at timestamptz;
