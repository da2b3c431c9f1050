-- Inward supplies as the statements of the portal have them (GSTR-2A, GSTR-2B, IMS), and what they are matched with.
-- Locks: documents, for two triggers and while an index on its bills is built.

-- A file that was read, and what it changed of its period.
create table inward_files (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint not null,
  source text not null check (source in ('2A', '2B', 'IMS')),
  -- Of IMS '': its inbox has no period.
  return_period text not null,
  name text not null,
  statement_version text,
  generated_on text,
  row_count int not null default 0,
  added int not null default 0,
  changed int not null default 0,
  gone int not null default 0,
  -- Records that could not be read; the first of them with the member that was wrong.
  unread int not null default 0,
  faults jsonb not null default '[]',
  created_at timestamptz not null default now(),
  created_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
create index inward_files_period on inward_files (subscriber_id, entity_id, source, return_period, id desc);
select tenant_table('inward_files');
select audit_table('inward_files');

-- Records of a file that is being read; they become rows in one statement once all of it is read.
create table inward_incoming (
  subscriber_id bigint not null references subscribers,
  task_id bigint not null,
  position int not null,
  content jsonb not null,
  primary key (subscriber_id, task_id, position)
);
select tenant_table('inward_incoming');

-- One document of a statement, as the newest file of the period has it.
create table inward_rows (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint not null,
  source text not null check (source in ('2A', '2B', 'IMS')),
  return_period text not null,
  section text not null,
  cls text not null check (cls in ('INV', 'CN', 'DN', 'ISD', 'ISDCN', 'IMPG', 'IMPGSEZ', 'ECO')),
  -- Of the supplier; '' on a bill of entry.
  gstin text not null,
  pan text not null,
  supplier_name text,
  number text not null,
  number_key text collate "C" not null,
  date date not null,
  -- In which its financial year begins.
  year int not null,
  -- The same number of the same supplier again in one file: 2, 3, ...
  copy int not null,
  pos text,
  reverse_charge boolean not null,
  invoice_type text,
  value numeric(18, 2),
  taxable_value numeric(18, 2) not null,
  igst numeric(18, 2) not null,
  cgst numeric(18, 2) not null,
  sgst numeric(18, 2) not null,
  cess numeric(18, 2) not null,
  itc_available text,
  itc_reason text,
  irn text,
  port text,
  original_number text,
  original_date date,
  supplier_period text,
  filed_on date,
  is_filed boolean,
  is_filed_3b boolean,
  cancelled_on date,
  is_rejected boolean not null,
  ims jsonb,
  content_hash text not null,
  version int not null default 1,
  file_id bigint not null,
  -- A later file of the period has it no more.
  is_gone boolean not null default false,
  changed_at timestamptz not null default now(),
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, file_id) references inward_files (subscriber_id, id)
);
create unique index inward_rows_key on inward_rows (subscriber_id, entity_id, source, return_period, section, gstin, cls, number_key, year, copy);
create index inward_rows_pan on inward_rows (subscriber_id, entity_id, source, pan, id) where not is_gone;
create index inward_rows_section on inward_rows (subscriber_id, entity_id, source, return_period, section, id) where not is_gone;
create index inward_rows_file on inward_rows (subscriber_id, file_id);
select tenant_table('inward_rows');

-- What a row said before a later file changed it, or left it out.
create table inward_row_versions (
  subscriber_id bigint not null references subscribers,
  row_id bigint not null,
  version int not null,
  content jsonb not null,
  file_id bigint not null,
  replaced_at timestamptz not null default now(),
  primary key (subscriber_id, row_id, version),
  foreign key (subscriber_id, row_id) references inward_rows (subscriber_id, id),
  foreign key (subscriber_id, file_id) references inward_files (subscriber_id, id)
);
create index inward_row_versions_file on inward_row_versions (subscriber_id, file_id);
select tenant_table('inward_row_versions');

-- What a person did with rows of the reconciliation.
create table reconciliation_actions (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint not null,
  action text not null check (action in ('link', 'unlink', 'accept', 'reject', 'pending', 'ignore', 'note', 'undo')),
  note text,
  -- Documents whose credit it claimed, and whose claim it withdrew, with their periods.
  claimed jsonb not null default '[]',
  withdrawn jsonb not null default '[]',
  -- Pairs that an unlink took apart, as they were.
  parted jsonb not null default '[]',
  undone_by bigint,
  created_at timestamptz not null,
  created_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, undone_by) references reconciliation_actions (subscriber_id, id)
);
create index reconciliation_actions_entity on reconciliation_actions (subscriber_id, entity_id, id);
create index reconciliation_actions_undone on reconciliation_actions (subscriber_id, undone_by) where undone_by is not null;
select tenant_table('reconciliation_actions');
select audit_table('reconciliation_actions');

-- What became of bills and rows of statements, version by version: a version is closed and followed by the next, never changed.
create table reconciliation_rows (
  subscriber_id bigint not null references subscribers,
  id bigint generated by default as identity,
  version int not null,
  entity_id bigint not null,
  source text not null check (source in ('2A', '2B', 'IMS')),
  pan text not null,
  gstin text not null,
  state text not null,
  reasons text[] not null,
  rule text,
  recommend text not null,
  credit text not null,
  document_ids bigint[] not null,
  portal_id bigint,
  number text not null,
  -- Other words that it is found by: names, and the number of the statement.
  words text not null,
  date date not null,
  book_period text,
  portal_period text,
  -- Of the statement, and of the books where it is not in the statement.
  taxable_value numeric(18, 2) not null,
  igst numeric(18, 2) not null,
  cgst numeric(18, 2) not null,
  sgst numeric(18, 2) not null,
  cess numeric(18, 2) not null,
  -- Of what was compared: to see that a side has changed since.
  compared text not null,
  decision text check (decision in ('Accept', 'Reject', 'Pending', 'Ignore')),
  -- Until when an ignored row is hidden; null: until one of its sides changes.
  ignored_until date,
  claim_period text,
  note text,
  is_changed boolean not null default false,
  action_id bigint,
  from_at timestamptz not null,
  until_at timestamptz,
  primary key (subscriber_id, id, version),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, portal_id) references inward_rows (subscriber_id, id),
  foreign key (subscriber_id, action_id) references reconciliation_actions (subscriber_id, id)
);
create unique index reconciliation_rows_current on reconciliation_rows (subscriber_id, id) where until_at is null;
create index reconciliation_rows_list on reconciliation_rows (subscriber_id, entity_id, source, state, id) where until_at is null;
create index reconciliation_rows_pan on reconciliation_rows (subscriber_id, entity_id, source, pan) where until_at is null;
create index reconciliation_rows_by_hand on reconciliation_rows (subscriber_id, entity_id, source) where until_at is null and rule = 'manual';
create index reconciliation_rows_portal on reconciliation_rows (subscriber_id, portal_id);
create index reconciliation_rows_action on reconciliation_rows (subscriber_id, action_id) where action_id is not null;
create index reconciliation_rows_time on reconciliation_rows (subscriber_id, entity_id, source, from_at);
select tenant_table('reconciliation_rows');

-- Of each GSTIN and statement: when all was compared, and PANs of which something has changed since.
create table reconciliation_runs (
  subscriber_id bigint not null references subscribers,
  entity_id bigint not null,
  source text not null check (source in ('2A', '2B', 'IMS')),
  run_at timestamptz not null,
  -- Groups so large that not all of them were compared with all.
  capped int not null default 0,
  primary key (subscriber_id, entity_id, source),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
select tenant_table('reconciliation_runs');

-- Only added to while bills are saved, so that nobody waits for another's bill of the same supplier.
create table reconciliation_dirty (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint not null,
  pan text not null,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
create index reconciliation_dirty_entity on reconciliation_dirty (subscriber_id, entity_id, id);
select tenant_table('reconciliation_dirty');

-- Pairs that a person took apart: no rule brings them together again.
create table reconciliation_apart (
  subscriber_id bigint not null references subscribers,
  document_id bigint not null,
  portal_id bigint not null,
  action_id bigint not null,
  primary key (subscriber_id, document_id, portal_id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id),
  foreign key (subscriber_id, portal_id) references inward_rows (subscriber_id, id),
  foreign key (subscriber_id, action_id) references reconciliation_actions (subscriber_id, id)
);
create index reconciliation_apart_portal on reconciliation_apart (subscriber_id, portal_id);
create index reconciliation_apart_action on reconciliation_apart (subscriber_id, action_id);
select tenant_table('reconciliation_apart');

-- The part of a GSTIN that all registrations of one legal person share.
create function pan_of(gstin text) returns text
language sql immutable parallel safe
as $$ select case when length(gstin) = 15 then substr(gstin, 3, 10) else coalesce(gstin, '') end $$;

create index documents_supplier_pan on documents (subscriber_id, entity_id, pan_of(party_gstin)) where kind in ('purchaseBill', 'inwardNote');

-- A bill that changes is compared again, once its GSTIN was compared at all.
create function note_changed_purchase() returns trigger
language plpgsql
as $$
begin
  insert into reconciliation_dirty (subscriber_id, entity_id, pan)
  select distinct r.subscriber_id, r.entity_id, changed.pan
  from (values (pan_of(new.party_gstin)),
      (case when tg_op = 'INSERT' then null else pan_of(old.party_gstin) end)) as changed (pan)
    join reconciliation_runs r on r.subscriber_id = new.subscriber_id and r.entity_id = new.entity_id
  where changed.pan is not null;
  return null;
end
$$;
create trigger note_new_purchase after insert on documents
  for each row when (new.kind in ('purchaseBill', 'inwardNote') and new.issued_at is not null) execute function note_changed_purchase();
create trigger note_changed_purchase after update on documents
  for each row when (new.kind in ('purchaseBill', 'inwardNote') and (old.status, old.issued_at, old.party_gstin, old.supplier_number, old.supplier_date,
    old.date, old.taxable_value, old.igst, old.cgst, old.sgst, old.cess, old.place_of_supply, old.reverse_charge, old.body)
    is distinct from (new.status, new.issued_at, new.party_gstin, new.supplier_number, new.supplier_date,
    new.date, new.taxable_value, new.igst, new.cgst, new.sgst, new.cess, new.place_of_supply, new.reverse_charge, new.body))
  execute function note_changed_purchase();
