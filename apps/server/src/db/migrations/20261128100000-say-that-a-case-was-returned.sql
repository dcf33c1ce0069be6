-- Whether the national bureau has returned a case and has not had it since. Kept with the case: read from the histories it cost the home of the nation 65 ms
-- at 300,000 cases, of whom nearly all were at provinces and none returned.
alter table cases add column is_returned boolean not null default false;
update cases c set is_returned = true
where c.status in ('G12', '1', '2') and c.id in (
  select e.case_id from case_events e
  where e.kind = 'returned' and e.actor_role in ('national-accept', 'national-officer', 'national-lead', 'national-office') and not exists (
    select from case_events l where l.case_id = e.case_id and (l.at, l.id) > (e.at, e.id)
      and (l.kind in ('jumped', 'reopened') or (l.kind in ('acted', 'returned', 'taken-back')
        and l.actor_role in ('national-accept', 'national-officer', 'national-lead', 'national-office')))));
create index cases_returned_index on cases (province_code, sort_at desc, id desc) where is_returned;
drop index case_events_returned_index;
