-- What a person is told inside the product. No words of a case: they are read with the message, by the rights of that moment.
create table bell_messages (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  case_id uuid not null references cases (id) on delete cascade,
  kind text not null,
  due_on date,
  -- what happened, so that nobody is told of it twice
  key text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, key)
);
create index bell_messages_user_index on bell_messages (user_id, id desc);
create index bell_messages_case_index on bell_messages (case_id);
