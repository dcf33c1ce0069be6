-- what somebody has handed over to others, the newest first
create index case_events_transferred_index on case_events (actor_id, at desc, id desc) where kind = 'transferred';
