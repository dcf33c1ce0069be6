-- Who filed a case of an earlier system may have no account here.
alter table cases alter column applicant_user_id drop not null;
