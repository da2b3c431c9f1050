-- An account for late fees, which are no interest.
-- Locks: ledger_entries exclusively, for a check over its rows, which are read once.

alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check (account in (
  'party', 'own', 'cash', 'bank', 'fixedAssets', 'accumulatedDepreciation', 'investments', 'deposits', 'loansGiven', 'prepaidExpenses',
  'distributedCredit', 'inputIgst', 'inputCgst', 'inputSgst', 'inputCess', 'inputReversed', 'tdsReceivable', 'tcsReceivable',
  'taxOnAdvances', 'advanceTax', 'capital', 'drawings', 'openingBalances', 'reserves', 'loansTaken', 'igst', 'cgst', 'sgst', 'cess',
  'stateCess', 'reverseIgst', 'reverseCgst', 'reverseSgst', 'reverseCess', 'customs', 'tdsPayable', 'tcsPayable', 'taxPayments',
  'provisions', 'salariesPayable', 'expensesPayable', 'suspense', 'sales', 'interestReceived', 'otherIncome', 'gainOnAssets', 'purchases',
  'freight', 'wages', 'power', 'salaries', 'rent', 'communication', 'travel', 'officeExpenses', 'professionalFees', 'repairs', 'insurance',
  'advertising', 'depreciation', 'interestPaid', 'lateFees', 'bankCharges', 'writtenOff', 'roundOff', 'incomeTax'));
