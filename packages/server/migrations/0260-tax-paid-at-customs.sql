-- The account of tax that is paid at customs on imports.
-- Locks: ledger_entries exclusively, for a check over its rows, which are read once.

-- Those of `accounts` in the domain; a test compares.
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in ('party', 'cash', 'bank', 'tdsReceivable', 'tdsPayable',
  'sales', 'purchases', 'igst', 'cgst', 'sgst', 'cess', 'stateCess', 'inputIgst', 'inputCgst', 'inputSgst', 'inputCess',
  'reverseIgst', 'reverseCgst', 'reverseSgst', 'reverseCess', 'customs', 'bankCharges', 'roundOff'));
