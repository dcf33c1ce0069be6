-- The history of a case says of which organisation and province an act was, and between which statuses it led. No foreign key: it says what was.
alter table case_events add column organization_id uuid, add column province_code text, add column status_from text, add column status_to text;

-- Older entries: what their task, the item's process and the next entry tell; what nobody knows stays null.
with steps as (
  select v.id as version_id, s ->> 'id' as step, s ->> 'kind' as kind, coalesce(s ->> 'attachedTo', s ->> 'id') as task, s #>> '{task,status}' as status, s #> '{task,actions}' as actions
  from item_versions v, jsonb_array_elements(v.definition #> '{process,steps}') s
), forked as (
  -- with several branches open the next act does not tell which of them gave the status
  select distinct version_id from steps where kind = 'parallel'
), acts as (
  select e.id, e.kind, e.step, e.outcome, c.status as status_now, c.item_version_id,
    c.item_version_id in (select version_id from forked) as is_forked,
    lead(e.kind) over history as next_kind, lead(e.step) over history as next_step, lead(e.at) over history as next_at,
    row_number() over history as place, e.case_id, e.at
  from case_events e join cases c on c.id = e.case_id
  where e.kind in ('submitted', 'acted', 'resubmitted', 'timer', 'voided')
  window history as (partition by e.case_id order by e.at, e.id)
), reached as (
  select a.*, case
    when a.kind = 'voided' then 'G999'
    when a.next_kind is null then a.status_now
    when own.status is not null then own.status
    when a.is_forked then null
    -- the end by force closes the task that was open
    when a.next_kind = 'voided' then (select s.status from tasks t join steps s on s.version_id = a.item_version_id and s.step = t.step
      where t.case_id = a.case_id and t.state = 'cancelled' and t.completed_at = a.next_at order by t.created_at, t.id limit 1)
    else (select task.status from steps next join steps task on task.version_id = next.version_id and task.step = next.task
          where next.version_id = a.item_version_id and next.step = a.next_step)
    end as status_to
  from acts a left join lateral (
    select action ->> 'status' as status from steps s, jsonb_array_elements(s.actions) action
    where s.version_id = a.item_version_id and s.step = a.step and action ->> 'outcome' = a.outcome) own on true
), told as (
  select id, status_to, case when kind = 'submitted' then '01' else lag(status_to) over (partition by case_id order by at, id) end as status_from from reached
)
update case_events e set status_from = told.status_from, status_to = told.status_to from told where told.id = e.id;

-- the office that a task was offered to
update case_events e set
  province_code = substring(t.candidate_key from '@([0-9]{2})$'),
  organization_id = case when t.candidate_key like 'third-party@%' then substr(t.candidate_key, 13)::uuid end
from tasks t where t.id = (e.details ->> 'task')::uuid and e.actor_role <> 'system';

-- applicants: whose case it is
update case_events e set organization_id = o.id, province_code = o.province_code
from cases c join organizations o on o.id::text = c.applicant_key::text
where c.id = e.case_id and e.actor_role = 'applicant' and e.kind in ('submitted', 'resubmitted', 'acted');
