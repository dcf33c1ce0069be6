-- Tasks of an office at some steps: the stages of the home page and of the lists of business areas.
create index tasks_open_step_index on tasks (candidate_key, step, due_on, created_at, id) where state = 'open';
-- Cases whose clock runs or stands, by the day: few of all, and the only ones that can be late. The indexes by day of all cases lead over every case that has ended.
create index cases_nation_clock_index on cases (due_on, id) where clock_state in ('running', 'stopped') and status <> '01';
create index cases_province_clock_index on cases (province_code, due_on, id) where clock_state in ('running', 'stopped') and status <> '01';
-- Matters of a province: an office that handles few of them must not walk over all cases of its province.
create index cases_province_item_index on cases (province_code, item_code, sort_at desc, id desc) where status <> '01';
