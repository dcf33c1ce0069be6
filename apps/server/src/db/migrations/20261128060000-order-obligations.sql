-- The obligation that is reported before this one, by its key, as the item said on the day of the decision; null: none, as of all that was decided before.
alter table obligations add column after_key text;
