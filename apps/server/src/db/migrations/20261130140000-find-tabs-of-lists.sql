-- Tabs of the lists of cases. Of the cases of an earlier system, which nobody writes any more, each list has few or none: without an index of their own all cases were read to see that there are
-- none (650 ms at a million, and at each opening of a list, since every tab is counted).
create index cases_old_submitted_index on cases (sort_at desc, id desc) where is_old;
create index cases_old_updated_index on cases (updated_at desc, id desc) where is_old;
create index cases_old_due_index on cases (due_on, id) where is_old;
create index cases_old_item_index on cases (item_code, sort_at desc, id desc) where is_old;
create index cases_old_province_index on cases (province_code, sort_at desc, id desc) where is_old;
-- What was approved mostly has no day left: by day it was found behind all that is still running (28 and 139 ms). It counts the tabs of a desk, too.
create index cases_nation_item_status_due_index on cases (item_code, status, due_on, id) where status <> '01';
-- Those of this system are counted by the index alone: each of a thousand was read (12 ms of a desk). So is a tab that few cases of a matter are in.
drop index cases_item_index;
create index cases_item_index on cases (item_code, sort_at desc, id desc) include (status, is_old) where status <> '01';
drop index cases_nation_item_updated_index;
create index cases_nation_item_updated_index on cases (item_code, updated_at desc, id desc) include (status, is_old) where status <> '01';
drop index cases_nation_submitted_index;
create index cases_nation_submitted_index on cases (sort_at desc, id desc) include (is_old) where status <> '01';
-- Of the matters of a desk in a province the tabs are told by the index alone, too: the planner had read all cases of the province by the index of words (16 ms).
drop index cases_province_item_index;
create index cases_province_item_index on cases (province_code, item_code, sort_at desc, id desc) include (status, is_old) where status <> '01';
