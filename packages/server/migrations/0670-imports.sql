-- Files that are imported, what was made of each of their rows, and what was wrong with them.
-- Locks: only new objects, and for a moment the tables that foreign keys name.

-- A file as it was read: its headings and, in chunks, its cells; the file itself is kept until they are.
create table import_files (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  kind text not null,
  entity_id bigint,
  -- Null once its cells are kept.
  file_id bigint,
  file_name text not null,
  file_hash bytea not null,
  format text not null check (format in ('xlsx', 'xls', 'csv')),
  bytes bigint not null,
  sheet text not null default '',
  sheets text[] not null default '{}',
  heading_row int not null,
  headings text[] not null,
  -- The first rows, for a preview.
  head jsonb not null,
  layout text,
  notices jsonb not null default '[]',
  -- Null until all of its rows are kept.
  row_count int,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, file_id) references stored_files (subscriber_id, id) on delete set null (file_id)
);
create index import_files_hash on import_files (subscriber_id, file_hash);
create index import_files_file on import_files (subscriber_id, file_id);
select tenant_table('import_files');

-- Rows with their cells, some hundred in one: `[[number, [cells]], ...]`.
create table import_chunks (
  subscriber_id bigint not null references subscribers,
  import_file_id bigint not null,
  first_row int not null,
  last_row int not null,
  row_count int not null,
  cells jsonb not null,
  primary key (subscriber_id, import_file_id, first_row),
  foreign key (subscriber_id, import_file_id) references import_files (subscriber_id, id) on delete cascade
);
select tenant_table('import_chunks');

-- A run of a file.
create table imports (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  import_file_id bigint not null,
  kind text not null,
  entity_id bigint,
  task_id bigint not null,
  -- The last one that takes mended rows.
  mend_task_id bigint,
  mapping jsonb not null,
  conflict_action text not null check (conflict_action in ('Skip', 'Overwrite')),
  is_dry_run boolean not null,
  all_or_nothing boolean not null,
  -- Null while it runs, and where its task ended without it.
  status text check (status in ('Success', 'SuccessWithError', 'Failed')),
  -- Why it failed as a whole: an issue with its parameters.
  fault jsonb,
  succeeded_rows int not null default 0,
  failed_rows int not null default 0,
  created_count int not null default 0,
  changed_count int not null default 0,
  skipped_count int not null default 0,
  refused_count int not null default 0,
  warning_count int not null default 0,
  -- An earlier run of the same file.
  same_as bigint,
  is_stopped boolean not null default false,
  started_at timestamptz not null default now(),
  started_by bigint default current_user_id(),
  ended_at timestamptz,
  undone_at timestamptz,
  undone_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, import_file_id) references import_files (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, task_id) references background_tasks (subscriber_id, id)
);
create unique index imports_task on imports (subscriber_id, task_id);
create index imports_file on imports (subscriber_id, import_file_id);
create index imports_started on imports (subscriber_id, started_at, id);
select tenant_table('imports');

-- What became of each record of a file.
create table import_records (
  subscriber_id bigint not null references subscribers,
  import_id bigint not null,
  row_number int not null,
  row_count int not null,
  outcome text not null check (outcome in ('Created', 'Changed', 'Skipped', 'Refused')),
  record_kind text,
  record_id bigint,
  -- As the import left it: another one was changed since.
  record_version int,
  -- What it is known by when it comes again; null: by nothing.
  record_key text,
  label text not null default '',
  reason jsonb,
  changes jsonb,
  -- What it was, of a record that was changed.
  before jsonb,
  undone_at timestamptz,
  primary key (subscriber_id, import_id, row_number),
  foreign key (subscriber_id, import_id) references imports (subscriber_id, id)
);
create index import_records_key on import_records (subscriber_id, record_key) where record_key is not null and undone_at is null;
create index import_records_outcome on import_records (subscriber_id, import_id, outcome, row_number);
select tenant_table('import_records');

-- What is wrong with cells and rows.
create table import_problems (
  subscriber_id bigint not null references subscribers,
  import_id bigint not null,
  -- The first row of the record, and the row itself.
  record_row int not null,
  row_number int not null,
  position int not null,
  is_warning boolean not null,
  -- An issue by its name, and what its sentence needs.
  code text not null,
  params jsonb,
  path text not null,
  column_name text,
  value text not null,
  primary key (subscriber_id, import_id, row_number, position),
  foreign key (subscriber_id, import_id) references imports (subscriber_id, id)
);
create index import_problems_record on import_problems (subscriber_id, import_id, record_row);
select tenant_table('import_problems');

-- What the headings of a kind meant to a person: folded heading and field.
create table import_headings (
  subscriber_id bigint not null references subscribers,
  user_id bigint not null,
  kind text not null,
  mapping jsonb not null,
  primary key (subscriber_id, user_id, kind),
  foreign key (subscriber_id, user_id) references users (subscriber_id, id)
);
select tenant_table('import_headings');
