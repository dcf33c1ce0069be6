-- who keeps a view for all of an organisation, so that others know whose it is before they change or delete it
alter table list_views add made_by uuid references users (id) on delete set null;
