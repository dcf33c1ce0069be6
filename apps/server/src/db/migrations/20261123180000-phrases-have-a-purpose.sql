-- Phrases are for opinions and reasons, or say what is to be corrected in a material; the same words may serve both.
alter table phrases add column purpose text not null default 'opinion' check (purpose in ('opinion', 'correction'));
drop index phrases_user_index;
drop index phrases_organization_index;
create unique index phrases_user_index on phrases (user_id, purpose, md5(content)) where user_id is not null;
create unique index phrases_organization_index on phrases (organization_id, purpose, md5(content)) where organization_id is not null;
