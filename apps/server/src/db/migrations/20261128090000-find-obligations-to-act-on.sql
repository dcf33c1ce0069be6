-- What waits for somebody's confirmation, and what others than applicants have to report: few of all obligations, counted at each opening of a home.
create index obligations_reported_index on obligations (confirmed_by) where state = 'reported';
create index obligations_official_index on obligations (owed_by) where state = 'open' and owed_by <> 'applicant';
