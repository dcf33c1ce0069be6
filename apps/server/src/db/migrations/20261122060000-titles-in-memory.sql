-- Titles are looked through in the memory of the server (modules/search/titles.ts, decision 0056): what found them here is written no more.
drop index search_documents_law_terms_index;
drop index search_documents_other_terms_index;
drop index search_documents_law_order_index;
drop index search_documents_other_order_index;
alter table search_documents drop column terms;
