-- Moving in from another program: one file, the imports that it becomes, and what the old books say, for the proof.
-- Locks: only new objects, and for a moment the tables that foreign keys name.

create table moves (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  program text not null check (program in ('Tally', 'ZohoBooks', 'Vyapar')),
  entity_id bigint not null,
  -- Null once the file has expired.
  file_id bigint,
  file_name text not null,
  file_hash bytea not null,
  bytes bigint not null,
  -- The task that looks through the file, and the one that prepares its imports or takes them back.
  read_task_id bigint,
  task_id bigint,
  -- What is in the file; null until it was looked through.
  found jsonb,
  -- Why it was not read: an issue with its parameters.
  fault jsonb,
  from_date date,
  conflict_action text check (conflict_action in ('Skip', 'Overwrite')),
  -- The first day that the rows of the steps were prepared for.
  prepared_from date,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, file_id) references stored_files (subscriber_id, id) on delete set null (file_id)
);
create index moves_hash on moves (subscriber_id, file_hash);
create index moves_file on moves (subscriber_id, file_id);
create index moves_entity on moves (subscriber_id, entity_id);
select tenant_table('moves');

-- The imports of a move, in their order; the last trial and the run of each.
create table move_steps (
  subscriber_id bigint not null references subscribers,
  move_id bigint not null,
  position int not null,
  kind text not null,
  import_file_id bigint not null,
  trial_import_id bigint,
  import_id bigint,
  primary key (subscriber_id, move_id, position),
  foreign key (subscriber_id, move_id) references moves (subscriber_id, id),
  foreign key (subscriber_id, import_file_id) references import_files (subscriber_id, id),
  foreign key (subscriber_id, trial_import_id) references imports (subscriber_id, id),
  foreign key (subscriber_id, import_id) references imports (subscriber_id, id)
);
create index move_steps_file on move_steps (subscriber_id, import_file_id);
create index move_steps_trial on move_steps (subscriber_id, trial_import_id);
create index move_steps_import on move_steps (subscriber_id, import_id);
select tenant_table('move_steps');

-- The records of the old books by the first row of theirs in the file of their import, with what names them and what they name.
create table move_records (
  subscriber_id bigint not null references subscribers,
  move_id bigint not null,
  position int not null,
  row_number int not null,
  row_count int not null,
  own_key text,
  needs text[] not null default '{}',
  -- What it was in the old books.
  was text not null,
  name text not null,
  party text,
  date date,
  amount numeric(20, 2),
  -- Why it comes as something else than it was.
  instead text,
  primary key (subscriber_id, move_id, position, row_number),
  foreign key (subscriber_id, move_id) references moves (subscriber_id, id)
);
create index move_records_key on move_records (subscriber_id, move_id, own_key) where own_key is not null;
select tenant_table('move_records');

-- What of the old books is not brought, with the reason.
create table move_left (
  subscriber_id bigint not null references subscribers,
  move_id bigint not null,
  id int not null,
  was text not null,
  reason text not null,
  name text not null,
  party text,
  date date,
  amount numeric(20, 2),
  count int not null,
  primary key (subscriber_id, move_id, id),
  foreign key (subscriber_id, move_id) references moves (subscriber_id, id)
);
select tenant_table('move_left');

-- What parties, accounts and items had in the old books: before the first day, and at the end of the file; debits positive.
create table move_balances (
  subscriber_id bigint not null references subscribers,
  move_id bigint not null,
  part text not null check (part in ('party', 'account', 'item')),
  name text not null,
  of text,
  opening numeric(20, 2) not null,
  closing numeric(20, 2) not null,
  quantity numeric(20, 6),
  -- Of a party or an item: the record that it is.
  own_key text,
  primary key (subscriber_id, move_id, part, name),
  foreign key (subscriber_id, move_id) references moves (subscriber_id, id)
);
select tenant_table('move_balances');
