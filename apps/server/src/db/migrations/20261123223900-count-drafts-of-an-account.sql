-- The drafts of an account are counted before one more is begun; its filed cases may be many thousand.
create index cases_draft_index on cases (applicant_user_id) where status = '01';
