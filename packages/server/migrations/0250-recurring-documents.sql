-- Documents that are made again on a calendar, and what came of each date. Locks: only new objects, and for a moment
-- documents for the foreign keys.

create table recurring_documents (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  kind text not null,
  entity_id bigint not null,
  -- Its party, lines and terms are taken on each date.
  source_id bigint not null,
  -- Turns are counted from the first date: the 31st comes back after a shorter month.
  first_date date not null,
  every int not null check (every between 1 and 99),
  unit text not null check (unit in ('Day', 'Week', 'Month', 'Year')),
  turn int not null default 0,
  next_date date,
  end_date date,
  turns_left int,
  result text not null check (result in ('Draft', 'Issued')),
  mails boolean not null default false,
  status text not null default 'Active' check (status in ('Active', 'Paused', 'Ended')),
  -- In whose name, and with whose rights, the documents are made.
  user_id bigint not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, source_id) references documents (subscriber_id, id),
  foreign key (subscriber_id, user_id) references users (subscriber_id, id),
  check (status <> 'Active' or next_date is not null)
);
create index recurring_documents_due on recurring_documents (subscriber_id, next_date) where status = 'Active';
create index recurring_documents_source on recurring_documents (subscriber_id, source_id);
select tenant_table('recurring_documents');
select audit_table('recurring_documents');

create table recurring_runs (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  recurring_id bigint not null,
  date date not null,
  outcome text not null check (outcome in ('Issued', 'Pending', 'Draft', 'DraftInstead', 'Failed')),
  document_id bigint,
  -- Name and detail of the error, put into words for each reader.
  problem jsonb,
  created_at timestamptz not null default now(),
  primary key (subscriber_id, id),
  foreign key (subscriber_id, recurring_id) references recurring_documents (subscriber_id, id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id)
);
-- A date is made once, whatever worker tries it again.
create unique index recurring_runs_date on recurring_runs (subscriber_id, recurring_id, date);
create index recurring_runs_document on recurring_runs (subscriber_id, document_id);
select tenant_table('recurring_runs');
select audit_table('recurring_runs', 'recurring_id');
