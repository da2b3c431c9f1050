-- Data files that are made on a calendar and kept in a place of the installation. Locks: only new objects, and for a moment users for the foreign key
-- and data_files for columns without defaults.

create table data_file_schedules (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  status text not null default 'Active' check (status in ('Active', 'Paused')),
  -- Public key that opens nothing, of the business; none: that of the backups.
  recipient text,
  -- The newest files that stay.
  keep int not null check (keep between 1 and 99),
  -- Turns are counted from the first date: the 31st comes back after a shorter month.
  first_date date not null,
  hour int not null check (hour between 0 and 23),
  every int not null check (every between 1 and 99),
  unit text not null check (unit in ('Day', 'Week', 'Month', 'Year')),
  turn int not null default 0,
  next_date date not null,
  last_date date,
  last_outcome text check (last_outcome in ('Made', 'Failed')),
  -- Name and detail of the error, put into words for each reader.
  last_problem jsonb,
  -- In whose name, and with whose rights, it is made.
  user_id bigint not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  changed_at timestamptz not null default now(),
  changed_by bigint default current_user_id(),
  primary key (subscriber_id, id),
  unique (subscriber_id),
  foreign key (subscriber_id, user_id) references users (subscriber_id, id)
);
create index data_file_schedules_user on data_file_schedules (subscriber_id, user_id);
select tenant_table('data_file_schedules');
select audit_table('data_file_schedules');

-- Name in the place of the installation, and since when it is no longer there.
alter table data_files add column kept_as text;
alter table data_files add column removed_at timestamptz;
