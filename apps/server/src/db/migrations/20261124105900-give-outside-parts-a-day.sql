-- A part of a case that was given to an assessment body or an expert has a day by which they answer, and says who asked: the key of their
-- office and the person. Null of parts that were given before. How many opinions of experts are enough is set of a step; null: all.
alter table case_assignments
  add column answer_by date,
  add column convener_key text,
  add column convener_id uuid references users (id);

alter table task_settings add column enough_opinions integer check (enough_opinions between 1 and 99);
