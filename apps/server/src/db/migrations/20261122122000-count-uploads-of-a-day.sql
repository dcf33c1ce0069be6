-- What a person handed in on a day (Asia/Shanghai). Taking a file out again gives nothing back: its bytes went over the line and stay a day.
create table upload_days (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  files integer not null,
  bytes bigint not null,
  primary key (user_id, day)
);
