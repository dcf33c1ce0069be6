-- What counted as changed when a correction was handed in, so that a later rule does not tell old records otherwise. Null for those of before.
alter table correction_entries add column change text;
