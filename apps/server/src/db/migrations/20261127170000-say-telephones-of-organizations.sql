-- The telephone by which people reach an organisation; '' where none is said. Those of authorities are open to everybody (行政许可法 30条: what an applicant asks for is explained).
alter table organizations add column telephone text not null default '' check (length(telephone) <= 60);
