-- A correction as a document (行政许可法 32条): its number, the day by which the applicant answers, why there is another one after the first.
alter table corrections
  add column number text,
  add column answer_by date,
  add column again_reason text not null default '',
  -- what the applicant was reminded of, so that it is said once
  add column reminded_of text check (reminded_of in ('due', 'overdue')),
  -- closed because the applicant withdrew the case: nothing of it was handed in
  add column is_withdrawn boolean not null default false;
-- Older ones by the receipt of their case and their place among its corrections, as `correctionNumber` makes them.
update corrections k set number = '补正〔' || split_part(c.number, '-', 1) || '〕' || split_part(c.number, '-', 2) || '-' || n.place || '号'
from cases c, (select id, row_number() over (partition by case_id order by requested_at, id) as place from corrections) n
where c.id = k.case_id and n.id = k.id and c.number like '%-%';
create unique index corrections_number_index on corrections (number);
create index corrections_answer_index on corrections (answer_by) where resubmitted_at is null;

-- What lists show: the day by which the applicant answers, while the case waits for them.
alter table cases add column answer_by date;
