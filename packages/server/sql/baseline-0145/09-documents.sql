-- Documents of every kind with their lines, payments, and to whom documents went.

-- The last word where a document is written while its period is being marked: marking locks the entity's row, the foreign
-- key of the document waits for it, and this runs after that, so one of the two sees the other.
create function refuse_filed_period() returns trigger
language plpgsql
as $$
begin
  if exists (select 1 from new_rows n join filed_periods f on f.subscriber_id = n.subscriber_id and f.entity_id = n.entity_id
      and f.return_type = 'GSTR1' and f.return_period = n.return_period
    where n.number_key <> '' and n.kind in ('salesInvoice', 'outwardNote')) then
    raise exception 'period_filed' using errcode = 'BH002';
  end if;
  return null;
end
$$;

-- Columns are what lists, filters, keys and sums need; `body` keeps the rest of the header as typed, `copies` what the
-- document must keep showing as it was on its day: party, supplier, further totals.
create table documents (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  kind text not null,
  -- Letter of the document type: I invoice, C credit note, D debit note, ...
  type_code text not null,
  status text not null check (status in ('Draft', 'Pending', 'Active', 'Open', 'Partial', 'Invoiced', 'Billed', 'Delivered',
    'Returned', 'PaymentReceived', 'PaymentMade', 'ConvertedtoCredits', 'Cancelled', 'Rejected', 'Delete')),
  entity_id bigint not null,
  child_entity_id bigint,
  series_id bigint,
  -- Running number inside the series; null for a number typed by hand.
  sequence_number bigint,
  number text,
  -- Number as it is unique: without regard to case (rule 46(b); the registration portal does so since June 2025).
  -- '' without a number, so that every list order is total.
  number_key text collate "C" not null default '',
  financial_year text,
  return_period text,
  -- A draft without a date is listed at the day it was made.
  date date not null,
  due_date date,
  party_id bigint,
  party_name text,
  party_gstin text,
  subtype text,
  supply_kind text not null default 'Regular',
  reverse_charge boolean not null default false,
  place_of_supply text,
  inter_state boolean,
  heading text not null default 'taxInvoice',
  taxable_value numeric(18, 2) not null default 0,
  igst numeric(18, 2) not null default 0,
  cgst numeric(18, 2) not null default 0,
  sgst numeric(18, 2) not null default 0,
  cess numeric(18, 2) not null default 0,
  state_cess numeric(18, 2) not null default 0,
  round_off numeric(18, 2) not null default 0,
  total numeric(18, 2) not null default 0,
  paid numeric(18, 2) not null default 0,
  balance numeric(18, 2) not null default 0,
  -- In paise: row security lets an index serve comparisons of whole numbers, not of numeric (see 03-places.sql).
  total_key bigint not null generated always as ((total * 100)::bigint) stored,
  line_count int not null default 0,
  -- Tab of table 12: B2B, B2C; null where the document is in no return.
  hsn_tab text,
  body jsonb not null default '{}',
  copies jsonb not null default '{}',
  -- Lines of a draft as typed, even incomplete; null once issued.
  draft_lines jsonb,
  cancel_reason text,
  cancel_remark text,
  cancelled_at timestamptz,
  issued_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  -- Approval: who sent it, who answered and with which words. Until approved it has neither number nor lines nor postings,
  -- like a draft; approving writes it as any other issued document.
  submitted_at timestamptz,
  submitted_by bigint,
  -- Approved or rejected; the newest answer counts until the document is sent again.
  answered_at timestamptz,
  answered_by bigint,
  answer text,
  -- Orders of the list. Row security lets an index serve plain columns alone, so each order is a column.
  -- Drafts, and what waits for approval, by their last change before everything issued, by day and number.
  recent_key text collate "C" not null generated always as (
    case when status in ('Draft', 'Pending', 'Rejected')
      then 'D' || lpad(((extract(epoch from (changed_at at time zone 'UTC')) * 1000000)::bigint)::text, 17, '0')
      else 'A' || lpad((date - date '0001-01-01')::text, 7, '0') || number_key end) stored,
  party_key text collate "C" not null generated always as (lower(coalesce(party_name, ''))) stored,
  balance_key bigint not null generated always as ((balance * 100)::bigint) stored,
  due_key date not null generated always as (coalesce(due_date, date)) stored,
  -- The list is narrowed by salesperson: the name as typed. Documents without one cost the index nothing.
  sales_person text collate "C" generated always as (nullif(btrim(body ->> 'salesPerson'), '')) stored,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, child_entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, party_id) references parties (subscriber_id, id),
  foreign key (subscriber_id, series_id) references series (subscriber_id, id),
  constraint documents_number_when_issued
    check (status in ('Draft', 'Pending', 'Rejected', 'Delete') or (number is not null and number_key = upper(number))),
  constraint documents_check1 check (balance = case when status in ('Draft', 'Pending', 'Rejected', 'Delete', 'Cancelled') then 0 else total - paid end),
  constraint documents_check2 check (paid >= 0 and (paid <= total or paid = 0))
);
create unique index documents_number on documents (subscriber_id, entity_id, type_code, financial_year, number_key)
  where number_key <> '';
-- Lists: each sort is one index that ends in the id, so that a page is a range wherever it starts.
create index documents_by_id on documents (subscriber_id, kind, id);
create index documents_by_date on documents (subscriber_id, kind, date, id);
create index documents_by_number on documents (subscriber_id, kind, number_key, id);
create index documents_by_total on documents (subscriber_id, kind, total_key, id);
create index documents_of_party on documents (subscriber_id, party_id, date, id);
create index documents_open on documents (subscriber_id, kind, due_date, id) include (entity_id, date, balance, total)
  where balance > 0;
create index documents_party_open on documents (subscriber_id, party_id, date, id) where balance > 0;
create index documents_aside on documents (subscriber_id, kind, status, id) where status in ('Draft', 'Pending', 'Cancelled', 'Rejected');
create index documents_issued on documents (subscriber_id, entity_id, return_period, series_id, sequence_number) where number_key <> '';
create index documents_by_recent on documents (subscriber_id, kind, recent_key, id);
create index documents_by_party on documents (subscriber_id, kind, party_key, id);
create index documents_by_balance on documents (subscriber_id, kind, balance_key, id);
create index documents_by_due on documents (subscriber_id, kind, due_key, id);
-- Quick links find an invoice by the counting part of its number.
create index documents_by_count on documents (subscriber_id, kind, sequence_number, id) where sequence_number is not null;
create index documents_by_sales_person on documents (subscriber_id, kind, sales_person, entity_id)
  where sales_person is not null;
select tenant_table('documents');
-- What is computed is no news for the audit trail.
select audit_table('documents', hidden => '{number_key,total_key,recent_key,party_key,balance_key,due_key,sales_person}');
create trigger refuse_filed_period after insert on documents referencing new table as new_rows
  for each statement execute function refuse_filed_period();

-- Every posting writes lines: the general trigger would turn each into JSON twice to group them.
create function audit_new_lines() returns trigger
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  insert into audit_entries (subscriber_id, table_name, record_id, action, after, user_id, impersonator_id, request_id, source, reason)
  select n.subscriber_id, 'document_lines', n.document_id, 'insert', jsonb_agg(n),
    nullif(current_setting('bahi.user_id', true), '')::bigint, nullif(current_setting('bahi.impersonator_id', true), '')::bigint,
    nullif(current_setting('bahi.request_id', true), ''), coalesce(nullif(current_setting('bahi.source', true), ''), 'database:' || session_user),
    nullif(current_setting('bahi.reason', true), '')
  from new_rows n group by n.subscriber_id, n.document_id;
  return null;
end
$$;

create table document_lines (
  subscriber_id bigint not null,
  document_id bigint not null,
  line_number int not null,
  -- A charge of the document that is taxed separately; comes after the lines typed.
  is_charge boolean not null default false,
  item_id bigint,
  description text not null,
  hsn text,
  supply text not null,
  uqc text,
  -- Quantity and price keep the decimals they were typed with.
  quantity numeric not null check (quantity >= 0 and quantity < 1e10),
  unit_price numeric not null check (unit_price >= 0 and unit_price < 1e12),
  tax_category text not null,
  tax_rate numeric(6, 3) not null,
  gross numeric(18, 2) not null,
  discount numeric(18, 2) not null,
  taxable_value numeric(18, 2) not null,
  igst numeric(18, 2) not null,
  cgst numeric(18, 2) not null,
  sgst numeric(18, 2) not null,
  -- Ad valorem.
  cess numeric(18, 2) not null,
  cess_non_advalorem numeric(18, 2) not null,
  state_cess numeric(18, 2) not null,
  total numeric(18, 2) not null,
  -- What else was typed: free quantity, discount, charges, cess rates, batch, barcode, custom fields.
  body jsonb,
  primary key (subscriber_id, document_id, line_number),
  -- Checked at commit: write_document() writes lines before the header that takes the number.
  constraint document_lines_document foreign key (subscriber_id, document_id) references documents (subscriber_id, id) deferrable initially deferred,
  foreign key (subscriber_id, item_id) references items (subscriber_id, id)
);
create index document_lines_item on document_lines (subscriber_id, item_id, document_id);
select tenant_table('document_lines');
-- As audit_table('document_lines', 'document_id', true) makes them, but for the insert.
create trigger audit_insert after insert on document_lines referencing new table as new_rows
  for each statement execute function audit_new_lines();
create trigger audit_update after update on document_lines referencing old table as old_rows new table as new_rows
  for each statement execute function audit_rows('document_id', 'true');
create trigger audit_delete after delete on document_lines referencing old table as old_rows
  for each statement execute function audit_rows('document_id', 'true');

-- Short public links to documents.
-- The token is kept hashed: who reads the table can open no link. Every sharing makes a link of its own, so the trail
-- says who shared what and when.
create table document_links (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  document_id bigint not null,
  token_hash bytea not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  revoked_by bigint,
  created_at timestamptz not null default now(),
  created_by bigint,
  primary key (subscriber_id, id),
  unique (subscriber_id, token_hash),
  foreign key (subscriber_id, document_id) references documents
);
create index document_links_document on document_links (subscriber_id, document_id, id);
select tenant_table('document_links');
select audit_table('document_links', hidden => '{token_hash}');

-- Beside the links, for the reader of a link changes nothing of the business: no entry in its trail.
create table document_link_views (
  subscriber_id bigint not null,
  link_id bigint not null,
  views bigint not null default 0,
  downloads bigint not null default 0,
  last_viewed_at timestamptz,
  primary key (subscriber_id, link_id),
  foreign key (subscriber_id, link_id) references document_links on delete cascade
);
select tenant_table('document_link_views');

-- What was mailed about a document, to whom and by whom: shown in its history.
create table document_mails (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  document_id bigint not null,
  -- documentSent, paymentReminder
  event text not null,
  recipients text[] not null,
  mail_id bigint not null,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  primary key (subscriber_id, id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id),
  foreign key (subscriber_id, mail_id) references mails (subscriber_id, id)
);
create index document_mails_document on document_mails (subscriber_id, document_id, id);
create index document_mails_recent on document_mails (subscriber_id, created_at);
select tenant_table('document_mails');
select audit_table('document_mails', 'document_id');

-- Who took the PDF of an issued document, and when: shown in its history. Openings of a public link are counted with the
-- link.
create table document_prints (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  document_id bigint not null,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  primary key (subscriber_id, id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id)
);
create index document_prints_document on document_prints (subscriber_id, document_id);
select tenant_table('document_prints');
select audit_table('document_prints', 'document_id');

create table payments (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  kind text not null check (kind in ('paymentIn', 'paymentOut')),
  status text not null default 'Active' check (status in ('Active', 'Cancelled')),
  entity_id bigint not null,
  series_id bigint not null,
  sequence_number bigint not null,
  number text not null,
  number_key text collate "C" not null,
  financial_year text not null,
  date date not null,
  party_id bigint not null,
  party_name text not null,
  party_gstin text,
  mode text not null,
  reference text,
  account text,
  amount numeric(18, 2) not null check (amount > 0),
  bank_charges numeric(18, 2) not null default 0,
  tds_deducted numeric(18, 2) not null default 0,
  amount_key bigint not null generated always as ((amount * 100)::bigint) stored,
  -- What settles nothing yet: an advance.
  unallocated numeric(18, 2) not null check (unallocated >= 0),
  notes text,
  cancel_reason text,
  cancelled_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, party_id) references parties (subscriber_id, id),
  foreign key (subscriber_id, series_id) references series (subscriber_id, id)
);
create unique index payments_number on payments (subscriber_id, entity_id, kind, financial_year, number_key);
create index payments_by_id on payments (subscriber_id, kind, id);
create index payments_by_date on payments (subscriber_id, kind, date, id);
create index payments_by_number on payments (subscriber_id, kind, number_key, id);
create index payments_by_amount on payments (subscriber_id, kind, amount_key, id);
create index payments_of_party on payments (subscriber_id, party_id, date, id);
create index payments_unallocated on payments (subscriber_id, party_id, date, id) where unallocated > 0;
create index payments_issued on payments (subscriber_id, entity_id, series_id, sequence_number);
select tenant_table('payments');
select audit_table('payments', hidden => '{number_key,amount_key}');

create table payment_allocations (
  subscriber_id bigint not null,
  payment_id bigint not null,
  document_id bigint not null,
  amount numeric(18, 2) not null check (amount > 0),
  primary key (subscriber_id, payment_id, document_id),
  foreign key (subscriber_id, payment_id) references payments (subscriber_id, id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id)
);
create index payment_allocations_document on payment_allocations (subscriber_id, document_id);
select tenant_table('payment_allocations');
select audit_table('payment_allocations', 'payment_id', true);
