-- Notices from before there were audiences were for whoever is signed in, and stay so until an editor says otherwise. They are the entries
-- without history: everything published since has an event.
update content_versions v set payload = v.payload || '{"audience": "signed-in"}'
where exists (select 1 from notices n where n.id = v.entry_id) and not exists (select 1 from content_events e where e.entry_id = v.entry_id);
update notices n set audience = 'signed-in' where not exists (select 1 from content_events e where e.entry_id = n.id);
alter table notices alter column audience drop default;
