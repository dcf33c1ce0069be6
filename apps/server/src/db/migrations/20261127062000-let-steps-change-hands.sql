-- What happens where who applied, or who did the step before, could act at a step: they are asked as anybody is, the lead gets it, or the act is refused.
alter table task_settings
  add column when_starter text not null default 'ask' check (when_starter in ('ask', 'lead', 'refuse')),
  add column when_same_person text not null default 'ask' check (when_same_person in ('ask', 'lead', 'refuse'));
