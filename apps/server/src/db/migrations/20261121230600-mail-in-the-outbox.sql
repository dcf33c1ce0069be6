-- The development outbox shows e-mails too; for them the number is empty.
alter table outbox_messages add column email text not null default '', add column subject text not null default '';
