-- Uploads in parts for maintained texts too (decision 0049): such a one belongs to no case but to an attachment field of a kind of texts,
-- and material_key is the path of that field.
alter table upload_sessions
  alter column case_id drop not null,
  add column content_kind text,
  add check (num_nonnulls(case_id, content_kind) = 1);
