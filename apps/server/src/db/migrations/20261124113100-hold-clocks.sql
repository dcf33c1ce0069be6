-- A clock once begun stays while its case is back at earlier steps (行政许可法 42, 45条); the row says that it is so, and whose clock it is.
alter table cases add column clock_body text;
alter table cases add column clock_is_held boolean not null default false;
