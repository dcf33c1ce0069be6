-- The day a law ceased to be in force (废止); null: it has not been repealed. Lists say which text is in force (§2.5).
alter table laws add column repealed_on date;
