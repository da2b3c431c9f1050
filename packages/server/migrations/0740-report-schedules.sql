-- Reports that are mailed on a calendar, and what came of each date. Locks: only new objects, and for a moment users and
-- mails for the foreign keys.

create table report_schedules (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  report text not null,
  -- What the report is narrowed by, without its days.
  asked jsonb not null,
  -- Code of the period of each mail; none where the report is of a day.
  period text,
  recipients text not null,
  message text,
  attach jsonb not null default '[]',
  -- Turns are counted from the first date: the 31st comes back after a shorter month.
  first_date date not null,
  hour int not null check (hour between 0 and 23),
  every int not null check (every between 1 and 99),
  unit text not null check (unit in ('Day', 'Week', 'Month', 'Year')),
  turn int not null default 0,
  next_date date,
  end_date date,
  status text not null default 'Active' check (status in ('Active', 'Paused', 'Ended')),
  -- In whose name, and with whose rights, it is sent.
  user_id bigint not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, user_id) references users (subscriber_id, id),
  check (status <> 'Active' or next_date is not null)
);
create index report_schedules_due on report_schedules (subscriber_id, next_date) where status = 'Active';
create index report_schedules_user on report_schedules (subscriber_id, user_id);
select tenant_table('report_schedules');
select audit_table('report_schedules');

create table report_schedule_runs (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  schedule_id bigint not null,
  date date not null,
  outcome text not null check (outcome in ('Sent', 'Failed')),
  message_id bigint,
  -- Name and detail of the error, put into words for each reader.
  problem jsonb,
  created_at timestamptz not null default now(),
  primary key (subscriber_id, id),
  foreign key (subscriber_id, schedule_id) references report_schedules (subscriber_id, id),
  foreign key (subscriber_id, message_id) references mails (subscriber_id, id)
);
-- A date is sent once, whatever worker tries it again.
create unique index report_schedule_runs_date on report_schedule_runs (subscriber_id, schedule_id, date);
create index report_schedule_runs_message on report_schedule_runs (subscriber_id, message_id);
select tenant_table('report_schedule_runs');
select audit_table('report_schedule_runs', 'schedule_id');
