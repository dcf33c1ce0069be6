-- The first day that a report on an obligation may name; null: that of its decision.
alter table obligations add column not_before date;
-- what could not wait and was approved by an older release: from the day that the application names
update obligations o set not_before = (s.data ->> 'emergencyStart')::date from case_sections s
  where s.case_id = o.case_id and s.section = 'urgency' and o.key in ('start', 'progress', 'completion') and s.data ->> 'isUrgent' = 'true'
    and s.data ->> 'emergencyStart' ~ '^\d{4}-\d\d-\d\d$' and s.data ->> 'emergencyStart' < o.decided_on::text;
update obligations o set not_before = (s.data ->> 'startedOn')::date from case_sections s
  where s.case_id = o.case_id and s.section = 'project' and o.key in ('fieldwork', 'fieldAcceptance') and s.data ->> 'purpose' = 'rescue'
    and s.data ->> 'startedOn' ~ '^\d{4}-\d\d-\d\d$' and s.data ->> 'startedOn' < o.decided_on::text;
