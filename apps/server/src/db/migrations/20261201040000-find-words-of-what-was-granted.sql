-- Words among the approved cases of a matter: 许可 opens at them. Without an index of their own all cases of its matters with the word were read to see which are approved
-- (modules/case-work/cases/list/page-of-words.ts, decision 0210). The statuses are those of `approvedStatuses` (core/codes/statuses), which a test compares.
create index cases_granted_pairs_index on cases using gin (pairs_of_matter(item_code, search_terms)) where status in ('G09', 'G11', '4');
-- nothing is planned by how frequent they are
alter index cases_granted_pairs_index alter column 1 set statistics 0;
