-- The ledger, what each document is in the returns, and the sums of both.

-- Double entry, append-only. A change reverses the old posting and makes a new one.
create sequence ledger_posting_ids;

create function ledger_is_append_only() returns trigger
language plpgsql
as $$
begin
  raise exception 'the ledger is append-only: % is refused, reverse the posting instead', lower(tg_op)
    using errcode = 'insufficient_privilege';
end
$$;

-- All entries of a posting come in one statement, so each statement must balance.
create function ledger_balances() returns trigger
language plpgsql
as $$
begin
  if exists (select 1 from new_rows group by subscriber_id, posting_id having sum(debit) <> sum(credit)) then
    raise exception 'a ledger posting does not balance' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create table ledger_entries (
  subscriber_id bigint not null,
  posting_id bigint not null,
  entry_number int not null,
  entity_id bigint not null,
  date date not null,
  account text not null check (account in ('party', 'sales', 'igst', 'cgst', 'sgst', 'cess', 'stateCess', 'roundOff',
    'cash', 'bank', 'bankCharges', 'tdsReceivable')),
  party_id bigint,
  debit numeric(18, 2) not null default 0,
  credit numeric(18, 2) not null default 0,
  -- Kind of the document or payment that is the cause.
  source text not null,
  document_id bigint,
  payment_id bigint,
  -- The posting that this one takes back.
  reverses bigint,
  created_at timestamptz not null default now(),
  created_by bigint,
  primary key (subscriber_id, posting_id, entry_number),
  constraint ledger_entries_document foreign key (subscriber_id, document_id) references documents (subscriber_id, id) deferrable initially deferred,
  constraint ledger_entries_payment foreign key (subscriber_id, payment_id) references payments (subscriber_id, id) deferrable initially deferred,
  foreign key (subscriber_id, party_id) references parties (subscriber_id, id),
  check (debit >= 0 and credit >= 0 and (debit = 0 or credit = 0)),
  check ((account = 'party') = (party_id is not null)),
  check ((document_id is null) <> (payment_id is null))
);
create index ledger_entries_party on ledger_entries (subscriber_id, party_id, date, posting_id) where party_id is not null;
create index ledger_entries_document on ledger_entries (subscriber_id, document_id, posting_id) where document_id is not null;
create index ledger_entries_payment on ledger_entries (subscriber_id, payment_id, posting_id) where payment_id is not null;
select tenant_table('ledger_entries');
create trigger append_only before update or delete or truncate on ledger_entries
  for each statement execute function ledger_is_append_only();
create trigger balances after insert on ledger_entries referencing new table as new_rows
  for each statement execute function ledger_balances();

-- Debit minus credit of a party at one GSTIN, kept by the transaction that writes the entries.
create table party_balances (
  subscriber_id bigint not null,
  party_id bigint not null,
  entity_id bigint not null,
  balance numeric(18, 2) not null default 0,
  primary key (subscriber_id, party_id, entity_id),
  foreign key (subscriber_id, party_id) references parties (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
) with (fillfactor = 60);
select tenant_table('party_balances');

-- Rows a document has in GSTR-1.
create table gstr1_rows (
  subscriber_id bigint not null,
  document_id bigint not null,
  row_number int not null,
  entity_id bigint not null,
  return_period text not null,
  -- Section of the portal's file (b2b, b2cl, b2cs, exp, cdnr, cdnur, nil, ...) and what divides it (table 4A, 4B, EXPWP, ...).
  section text not null,
  part text not null default '',
  ctin text collate "C" not null default '',
  place_of_supply text not null default '',
  -- INTRA or INTER; for the nil table INTRAB2B and so on.
  supply_type text not null default '',
  rate numeric(6, 3) not null default 0,
  -- 1 on the first row of a document in a section: sums count documents by it.
  documents int not null default 0,
  taxable_value numeric(18, 2) not null default 0,
  igst numeric(18, 2) not null default 0,
  cgst numeric(18, 2) not null default 0,
  sgst numeric(18, 2) not null default 0,
  cess numeric(18, 2) not null default 0,
  primary key (subscriber_id, document_id, row_number),
  constraint gstr1_rows_document foreign key (subscriber_id, document_id) references documents (subscriber_id, id) deferrable initially deferred
);
create index gstr1_rows_section on gstr1_rows (subscriber_id, entity_id, return_period, section, ctin, document_id, row_number);
select tenant_table('gstr1_rows');

-- Numbers issued each day and their amounts; what is cancelled is counted apart.
create table day_sums (
  subscriber_id bigint not null,
  kind text not null,
  entity_id bigint not null,
  date date not null,
  series_id bigint not null,
  documents bigint not null default 0,
  taxable_value numeric(20, 2) not null default 0,
  tax numeric(20, 2) not null default 0,
  total numeric(20, 2) not null default 0,
  cancelled bigint not null default 0,
  cancelled_total numeric(20, 2) not null default 0,
  primary key (subscriber_id, kind, entity_id, date, series_id)
) with (fillfactor = 50);
create index day_sums_date on day_sums (subscriber_id, entity_id, date);
select tenant_table('day_sums');

-- Sums of gstr1_rows. The series is part of the key, so that postings that do not already wait
-- for one another at the number do not meet here.
create table return_sums (
  subscriber_id bigint not null,
  entity_id bigint not null,
  return_period text not null,
  series_id bigint not null,
  section text not null,
  part text not null,
  place_of_supply text not null,
  supply_type text not null,
  rate numeric(6, 3) not null,
  -- The operator in the section of supplies through operators; else ''.
  ctin text not null,
  documents bigint not null default 0,
  taxable_value numeric(20, 2) not null default 0,
  igst numeric(20, 2) not null default 0,
  cgst numeric(20, 2) not null default 0,
  sgst numeric(20, 2) not null default 0,
  cess numeric(20, 2) not null default 0,
  primary key (subscriber_id, entity_id, return_period, series_id, section, part, place_of_supply, supply_type, rate, ctin)
) with (fillfactor = 50);
select tenant_table('return_sums');

-- Table 12: sums of document_lines.
create table hsn_sums (
  subscriber_id bigint not null,
  entity_id bigint not null,
  return_period text not null,
  series_id bigint not null,
  tab text not null,
  hsn text not null,
  uqc text not null,
  rate numeric(6, 3) not null,
  lines bigint not null default 0,
  quantity numeric(22, 3) not null default 0,
  taxable_value numeric(20, 2) not null default 0,
  igst numeric(20, 2) not null default 0,
  cgst numeric(20, 2) not null default 0,
  sgst numeric(20, 2) not null default 0,
  cess numeric(20, 2) not null default 0,
  primary key (subscriber_id, entity_id, return_period, series_id, tab, hsn, uqc, rate)
) with (fillfactor = 50);
select tenant_table('hsn_sums');

-- Periods that are filed: their documents are locked.
create table filed_periods (
  subscriber_id bigint not null,
  entity_id bigint not null,
  return_type text not null,
  return_period text not null,
  filed_at timestamptz not null default now(),
  reference text,
  filed_on date,
  filed_by bigint,
  primary key (subscriber_id, entity_id, return_type, return_period),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
select tenant_table('filed_periods');
select audit_table('filed_periods', 'entity_id', true);

-- Documents that an invoice furnishing facility (rule 59(2)) held when its month was marked as furnished. The return of
-- the quarter leaves their rows of these sections out; a document issued later for the month is not among them.
create table iff_documents (
  subscriber_id bigint not null,
  document_id bigint not null,
  entity_id bigint not null,
  -- Month of the IFF, and the return that its documents carry: that of the quarter.
  return_period text not null,
  quarter_period text not null,
  primary key (subscriber_id, document_id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
create index iff_documents_quarter on iff_documents (subscriber_id, entity_id, quarter_period, return_period);
select tenant_table('iff_documents');
select audit_table('iff_documents', 'document_id', true);
