-- The lists of the nation in their order tell which matter a case is of, so that a desk which has many of them takes its first from there (modules/case-work/cases/list/first-page.ts,
-- decision 0205).
drop index cases_nation_submitted_index;
create index cases_nation_submitted_index on cases (sort_at desc, id desc) include (item_code) where status <> '01';
drop index cases_nation_updated_index;
create index cases_nation_updated_index on cases (updated_at desc, id desc) include (item_code) where status <> '01';
drop index cases_nation_due_desc_index;
create index cases_nation_due_desc_index on cases (due_on desc nulls last, id desc) include (item_code) where status <> '01';
drop index cases_nation_due_clock_index;
create index cases_nation_due_clock_index on cases (due_on, id) include (warn_on, clock_state, item_code) where status <> '01';
