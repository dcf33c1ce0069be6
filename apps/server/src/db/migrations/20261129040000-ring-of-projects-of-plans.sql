-- A message of an adjustment names its project; those told before name it in their key (kind:plan:row:revision).
alter table bell_messages add column plan_row_id uuid references plan_rows (id) on delete cascade;
update bell_messages b set plan_row_id = r.id from plan_rows r
  where b.kind in ('plan-adjustment-asked', 'plan-adjustment-approved', 'plan-adjustment-refused', 'plan-adjusted')
    and r.plan_id = b.plan_id and r.id::text = split_part(b.key, ':', 3);
create index bell_messages_plan_row_index on bell_messages (plan_row_id) where plan_row_id is not null;
