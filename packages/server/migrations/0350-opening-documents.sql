-- What was open with parties when the books began, document by document: rows of documents without lines, entered against the
-- opening balances.
-- Locks: document_kinds for a moment, documents for the index, ledger_entries exclusively for a check over its rows.

insert into document_kinds (kind, issued_status) values ('customerOpening', 'Active'), ('supplierOpening', 'Active');

-- The opening balance of a party less its opening documents.
create index documents_openings on documents (subscriber_id, party_id) where kind in ('customerOpening', 'supplierOpening');

-- Those of `accounts` in the domain; a test compares.
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in ('party', 'cash', 'bank', 'tdsReceivable', 'tdsPayable',
  'sales', 'purchases', 'igst', 'cgst', 'sgst', 'cess', 'stateCess', 'inputIgst', 'inputCgst', 'inputSgst', 'inputCess', 'inputReversed',
  'reverseIgst', 'reverseCgst', 'reverseSgst', 'reverseCess', 'customs', 'taxOnAdvances', 'bankCharges', 'writtenOff', 'openingBalances', 'roundOff'));
