-- Credit of an Input Service Distributor is entered against the distributor's side of the books of the same PAN.
-- Locks: ledger_entries exclusively for a check over its rows.

-- Those of `accounts` in the domain; a test compares.
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in ('party', 'cash', 'bank', 'tdsReceivable', 'tdsPayable',
  'sales', 'purchases', 'igst', 'cgst', 'sgst', 'cess', 'stateCess', 'inputIgst', 'inputCgst', 'inputSgst', 'inputCess', 'inputReversed',
  'reverseIgst', 'reverseCgst', 'reverseSgst', 'reverseCess', 'customs', 'taxOnAdvances', 'bankCharges', 'writtenOff', 'openingBalances',
  'distributedCredit', 'roundOff'));
