-- The newest head kept outside the database that a run of the verifier agreed with.
alter table audit_verifications add column head jsonb;
