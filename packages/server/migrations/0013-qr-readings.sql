-- Signed QR codes of e-invoices read from files or by camera, kept so that a purchase can be made of them.
-- Locks: only new objects.

create table qr_readings (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  -- The company it was read for.
  entity_id bigint not null,
  content text not null check (content in ('pdf', 'jpeg', 'png', 'text', 'camera')),
  file_id bigint,
  file_name text,
  -- Pages of the file that carry this very code.
  pages int[] not null default '{}',
  status text not null check (status in ('Reading', 'Verified', 'UnknownKey', 'Altered', 'NotAnEInvoice', 'Unreadable')),
  -- Why nothing was read, or not all of it.
  fault text,
  qr_text text,
  key_id text,
  -- What the code says, as it says it; believed only where the status is Verified.
  irn text,
  irn_date text,
  seller_gstin text,
  buyer_gstin text,
  document_type text,
  document_number text,
  document_date date,
  total numeric(18, 2),
  item_count int,
  main_hsn text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  changed_at timestamptz not null default now(),
  changed_by bigint default current_user_id(),
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, file_id) references stored_files (subscriber_id, id),
  check ((content = 'camera') = (file_id is null))
);
create index qr_readings_entity on qr_readings (subscriber_id, entity_id, id);
create index qr_readings_irn on qr_readings (subscriber_id, irn, id) where irn is not null;
create index qr_readings_file on qr_readings (subscriber_id, file_id) where file_id is not null;
select tenant_table('qr_readings');
select audit_table('qr_readings', hidden => '{qr_text}');
