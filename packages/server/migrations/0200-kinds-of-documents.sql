-- What differs between kinds of documents becomes data: the scope in which a number is unique, what of a document is open
-- with its party, the return that locks it, the supplier's number beside ours; and purchases have accounts.
-- Locks: documents and ledger_entries exclusively, for columns with a constant default and wider checks; both are read once.

-- Statuses of each kind that the functions of posting set; a test compares them with the declarations of the domain.
create table document_kinds (
  kind text primary key,
  issued_status text not null,
  settled_status text
);
insert into document_kinds values
  ('salesOrder', 'Open', null),
  ('salesInvoice', 'Active', 'PaymentReceived'),
  ('deliveryChallan', 'Active', null),
  ('outwardNote', 'Active', null),
  ('purchaseOrder', 'Open', null),
  ('purchaseBill', 'Active', 'PaymentMade'),
  ('inwardNote', 'Active', null);

alter table documents
  add column number_scope text not null default 'INV',
  -- What is open of it with its party, as long as it is issued and not cancelled: receivable, payable, customerCredit, supplierCredit.
  add column opens text default 'receivable' check (opens in ('receivable', 'payable', 'customerCredit', 'supplierCredit')),
  -- The return whose filing locks it; none locks orders and challans.
  add column return_type text default 'GSTR1',
  add column supplier_number text,
  -- As it is unique for a supplier and the financial year of its date; null again once the document is cancelled.
  add column supplier_number_key text collate "C",
  add column supplier_date date,
  add column supplier_year text;
-- Every document so far is a sales invoice.
update documents set opens = null where number_key = '' or status = 'Cancelled';
alter table documents
  alter column number_scope drop default,
  alter column opens drop default,
  alter column return_type drop default;

alter table documents drop constraint documents_check1;
alter table documents add constraint documents_balance check (balance = case when opens is null then 0 else total - paid end);
alter table documents drop constraint documents_status_check;

drop index documents_number;
create unique index documents_number on documents (subscriber_id, entity_id, number_scope, financial_year, number_key)
  where number_key <> '';
create unique index documents_supplier_number on documents (subscriber_id, party_id, kind, supplier_year, supplier_number_key)
  where supplier_number_key is not null;

-- Those of `accounts` in the domain; a test compares.
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in ('party', 'cash', 'bank', 'tdsReceivable', 'tdsPayable',
  'sales', 'purchases', 'igst', 'cgst', 'sgst', 'cess', 'stateCess', 'inputIgst', 'inputCgst', 'inputSgst', 'inputCess',
  'reverseIgst', 'reverseCgst', 'reverseSgst', 'reverseCess', 'bankCharges', 'roundOff'));
