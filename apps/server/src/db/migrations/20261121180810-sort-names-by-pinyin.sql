-- Names are listed by pinyin (decision 0048): ICU's order of zh. Neither index is unique and ICU's column is not the first, so another
-- version of ICU can at worst list a name in its old place until `reindex`; no row is missed.
drop index organizations_parent_index;
create index organizations_parent_index on organizations (parent_id, position, name collate "zh-x-icu", id);
drop index work_groups_name_index;
create index work_groups_name_index on work_groups (name collate "zh-x-icu", id);
