-- The bureau may end a batch before its last day; another last day opens it again (decision 0186).
alter table plan_batches add column closed_at timestamptz;
