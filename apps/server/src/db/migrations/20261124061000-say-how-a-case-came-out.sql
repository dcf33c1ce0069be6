-- How a case came out, stored with it instead of guessed from its status.
alter table cases add column conclusion text
  check (conclusion in ('approved', 'refused', 'not-accepted', 'withdrawn', 'void'));

-- Older cases: the refusal to accept stands in their history, the rest in their status.
update cases c set conclusion = case
  when c.status = 'G999' then 'void'
  when c.is_not_accepted then 'not-accepted'
  when c.status in ('G09', 'G11', '4') then 'approved'
  when c.status = '5' and exists (
    select from case_events e where e.case_id = c.id and e.outcome = 'refuse' and e.step in ('provinceAccept', 'nationalAccept')) then 'not-accepted'
  else 'refused' end
where c.status in ('G09', 'G10', 'G11', 'G999', '4', '5');

-- Servers of the release before go on until they are restarted: they conclude cases without the column, and read `is_not_accepted`, which is no longer
-- written. Both go with the next release.
create or replace function conclude_for_both_releases() returns trigger language plpgsql as $$
begin
  if new.conclusion is null then
    new.conclusion := case
      when new.status = 'G999' then 'void'
      when new.status = '5' and new.is_not_accepted then 'not-accepted'
      when new.status in ('G09', 'G11', '4') then 'approved'
      when new.status in ('G10', '5') then 'refused'
    end;
  end if;
  new.is_not_accepted := new.conclusion is not distinct from 'not-accepted';
  return new;
end $$;
create or replace trigger cases_conclude_for_both_releases before update of status on cases for each row
  when (new.status is distinct from old.status) execute function conclude_for_both_releases();

-- «Conclusion» of the lists, in their own order.
create index cases_nation_conclusion_index on cases (conclusion, sort_at desc, id desc) where conclusion is not null;
create index cases_province_conclusion_index on cases (province_code, conclusion, sort_at desc, id desc) where conclusion is not null;
