-- How a case came out, stored with it instead of guessed from its status. `is_not_accepted` says it for servers of the release before; it goes with the next.
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

-- «Conclusion» of the lists, in their own order.
create index cases_nation_conclusion_index on cases (conclusion, sort_at desc, id desc) where conclusion is not null;
create index cases_province_conclusion_index on cases (province_code, conclusion, sort_at desc, id desc) where conclusion is not null;
