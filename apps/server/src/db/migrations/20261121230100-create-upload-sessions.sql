-- Uploads in parts (decision 0049): what was announced and how much of it lies in files/uploads/<id>. With its file a session is done;
-- it then only answers a repeated completion, until it is over.
create table upload_sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  case_id uuid not null references cases (id) on delete cascade,
  material_key text not null,
  name text not null,
  size integer not null,
  sha256 text not null,
  received integer not null default 0,
  file_id uuid references files (id) on delete cascade,
  opened_at timestamptz not null,
  touched_at timestamptz not null,
  expires_at timestamptz not null,
  check (received between 0 and size)
);
create index upload_sessions_user_index on upload_sessions (user_id) where file_id is null;
create index upload_sessions_case_index on upload_sessions (case_id);
create index upload_sessions_file_index on upload_sessions (file_id) where file_id is not null;
create index upload_sessions_end_index on upload_sessions (expires_at);
