-- A step of a county or city bureau is open: specification §4.4 has no status for it, so lists read it here.
alter table cases add column is_local boolean not null default false;
update cases set is_local = true
where status = 'G12' and id in (select case_id from tasks where state = 'open' and role in ('county-officer', 'city-officer'));
