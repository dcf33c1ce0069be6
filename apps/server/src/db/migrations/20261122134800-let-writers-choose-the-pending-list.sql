-- How much an index of terms may gather before it is sorted in is the writer's choice: every connection of the program has 512 kB
-- (platform/database/pool.ts), an import more (modules/imports/load-units.ts, decision 0060).
alter index search_parts_law_terms_index reset (gin_pending_list_limit);
