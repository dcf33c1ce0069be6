-- Cases that a colleague asks a person to read (传阅); nothing waits for it (decision 0146).
create table circulations (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  sender_id uuid references users (id) on delete set null,
  sender_name text not null,
  -- the body of both: who has left it reads nothing by it any more
  organization_id uuid not null references organizations (id) on delete cascade,
  receiver_id uuid not null references users (id) on delete cascade,
  note text not null,
  sent_at timestamptz not null,
  read_at timestamptz
);
create index circulations_receiver_index on circulations (receiver_id, sent_at desc, id desc);
create index circulations_case_index on circulations (case_id);
