-- Of two who change a role at once the second is told: what a role opens is stored as a whole, and would take back what the first had ticked.
alter table roles add column version integer not null default 1;
