-- Cases at which somebody is to act: the words they are found by, the places where their open tasks wait (each candidate key, and each key with its step), and the text that is
-- searched in lists of tasks. One index knows words and places, so that such a list reads only the cases that have the words and wait there, and no case to compare them. At
-- 1,000,000 cases 10,000 had a word and 1,800 of those waited at an office: to tell which took 50 ms.
create table waiting_cases (
  case_id uuid primary key references cases (id) on delete cascade,
  places text[] not null,
  terms text[] not null,
  words text not null
);

-- in plpgsql, which keeps its plan from call to call
create function places_waiting(of_case uuid) returns text[] language plpgsql stable as $$
begin
  return (select array_agg(distinct p.place order by p.place) from tasks t cross join lateral (values (t.candidate_key), (t.candidate_key || ' ' || t.step)) p (place)
    where t.case_id = of_case and t.state = 'open');
end $$;
-- what everyone who has the case may read of it; the same as `searchedOfCase`
create function words_of_case(c cases) returns text language sql stable as $$
  select c.title || ' ' || c.unit_name || ' ' || coalesce(c.number, '') || ' ' || c.applicant_name || ' ' || coalesce(c.agent_name, '')
$$;

insert into waiting_cases (case_id, places, terms, words)
select c.id, p.places, c.search_terms, words_of_case(c) from cases c cross join lateral (select places_waiting(c.id) as places) p
where exists (select from tasks t where t.case_id = c.id and t.state = 'open');
create index waiting_cases_index on waiting_cases using gin (terms, places) with (gin_pending_list_limit = 512);
-- the way through the index is chosen by its statistics
analyze waiting_cases;

create function note_waiting_case() returns trigger language plpgsql as $$
declare
  of_case uuid := coalesce(new.case_id, old.case_id);
  found text[] := places_waiting(of_case);
begin
  if found is null then
    delete from waiting_cases where case_id = of_case;
  elsif not exists (select from waiting_cases w where w.case_id = of_case and w.places = found) then
    insert into waiting_cases (case_id, places, terms, words) select c.id, found, c.search_terms, words_of_case(c) from cases c where c.id = of_case
    on conflict (case_id) do update set places = excluded.places;
  end if;
  return null;
end $$;
-- at the end of the transaction: an act ends one task and opens another
create constraint trigger tasks_note_waiting_case after insert or delete or update of state, candidate_key, step on tasks
  deferrable initially deferred for each row execute function note_waiting_case();

create function note_words_of_waiting_case() returns trigger language plpgsql as $$
begin
  update waiting_cases set terms = new.search_terms, words = words_of_case(new) where case_id = new.id;
  return null;
end $$;
create trigger cases_note_words_of_waiting_case after update of search_terms, title, unit_name, number, applicant_name, agent_name on cases for each row
  when (old.search_terms is distinct from new.search_terms or (old.title, old.unit_name, old.number, old.applicant_name, old.agent_name)
    is distinct from (new.title, new.unit_name, new.number, new.applicant_name, new.agent_name)) execute function note_words_of_waiting_case();

-- what a list of tasks asks of a task stands in the index by which the tasks of a case are found: to read the tasks themselves was half of its time
drop index tasks_token_index;
create unique index tasks_token_index on tasks (case_id, token_id) include (candidate_key, step, claimed_by, due_on, created_at, id) where state = 'open';
