-- Challans by which tax collected at source is paid to the government, and what each of them pays: as those of tax deducted.
-- Locks: only new objects, and for a moment the tables that foreign keys name.

create table tcs_challans (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  -- The collector, and the GSTIN in whose books it was paid.
  company_id bigint not null,
  entity_id bigint not null,
  -- The day on which it was paid, the branch of the bank and the serial number of that day: its identification number (CIN).
  date date not null,
  bsr_code text not null check (bsr_code ~ '^[0-9]{7}$'),
  number text not null check (number ~ '^[0-9]{5}$'),
  tax numeric(18, 2) not null check (tax > 0),
  interest numeric(18, 2) not null default 0 check (interest >= 0),
  fee numeric(18, 2) not null default 0 check (fee >= 0),
  journal_id bigint not null,
  notes text,
  status text not null default 'Active' check (status in ('Active', 'Cancelled')),
  cancel_reason text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, company_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, journal_id) references journals (subscriber_id, id),
  check ((status = 'Cancelled') = (cancel_reason is not null))
);
create unique index tcs_challans_number on tcs_challans (subscriber_id, bsr_code, date, number) where status = 'Active';
create index tcs_challans_list on tcs_challans (subscriber_id, company_id, date, id);
create index tcs_challans_entity on tcs_challans (subscriber_id, entity_id);
create unique index tcs_challans_journal on tcs_challans (subscriber_id, journal_id);
select tenant_table('tcs_challans');
select audit_table('tcs_challans');

-- What a challan pays: the tax of an invoice or debit note under a section, less what credit notes gave back, whose rows are below
-- zero. A cancelled challan pays nothing.
create table tcs_challan_rows (
  subscriber_id bigint not null references subscribers,
  challan_id bigint not null,
  line_number int not null,
  section text not null,
  document_id bigint not null,
  tax numeric(18, 2) not null check (tax <> 0),
  primary key (subscriber_id, challan_id, line_number),
  foreign key (subscriber_id, challan_id) references tcs_challans (subscriber_id, id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id)
);
create index tcs_challan_rows_document on tcs_challan_rows (subscriber_id, document_id, section);
select tenant_table('tcs_challan_rows');
