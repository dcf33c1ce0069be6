-- Who reset a password and was shown the new one: they never make the account an administrator's (decision 0024).
alter table users add column password_shown_to uuid references users (id) on delete set null;
