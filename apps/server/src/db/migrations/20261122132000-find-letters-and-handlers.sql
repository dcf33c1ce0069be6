-- An application that was not accepted ends in status 5 as a refused one of the older flows does (decision 0007); lists tell them apart.
alter table cases add column is_not_accepted boolean not null default false;
update cases c set is_not_accepted = true
where c.status = '5' and exists (
  select from tasks t where t.case_id = c.id and t.state = 'done' and t.outcome = 'refuse' and t.step in ('provinceAccept', 'nationalAccept'));

-- The title of the letter an application came with (rfTitle), beside the case, so that rows of lists stay narrow. `terms` as in cases.search_terms.
create table case_letters (
  case_id uuid primary key references cases (id) on delete cascade,
  title text not null,
  terms text[] not null
);
insert into case_letters (case_id, title, terms)
select letter.case_id, letter.title, array(
  select distinct term
  from (select regexp_replace(lower(normalize(letter.title, nfkc)), '[^[:alnum:]]', '', 'g') as letters) as plain,
       generate_series(1, length(letters)) as i,
       unnest(array[substr(letters, i, 1), substr(letters, i, 2)]) as term
  union
  select mark from regexp_split_to_table(regexp_replace(lower(normalize(letter.title, nfkc)), '[[:alnum:][:space:]]', '', 'g'), '') as mark
  where mark <> '')
from (
  select s.case_id, left(min(s.data ->> 'rfTitle'), 500) as title from case_sections s where s.data ->> 'rfTitle' <> '' group by s.case_id) as letter;
create index case_letters_terms_index on case_letters using gin (terms);

-- «Handled by»: the cases of a person by the index alone, and those whose handler is only named.
create index tasks_handled_index on tasks (completed_by, case_id) where state = 'done';
create index cases_handler_index on cases (handler_name) where handler_name is not null;
