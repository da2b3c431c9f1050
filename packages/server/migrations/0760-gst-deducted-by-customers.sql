-- GST that customers keep back of what they pay: deducted under section 51 of the CGST Act, collected under section 52.
-- Locks: payments exclusively, for columns that begin empty or with 0 and checks over its rows, which are read once;
-- ledger_entries exclusively, for a check over its rows, which are read once.

alter table payments
  add column gst_section text check (gst_section in ('51', '52')),
  -- The GSTIN under which it was deducted or collected; that of its customer where they do not differ.
  add column gst_deductor text,
  -- The value without GST that it was computed on.
  add column gst_taxable_value numeric(18, 2) not null default 0 check (gst_taxable_value >= 0),
  add column gst_igst numeric(18, 2) not null default 0 check (gst_igst >= 0),
  add column gst_cgst numeric(18, 2) not null default 0 check (gst_cgst >= 0),
  add column gst_sgst numeric(18, 2) not null default 0 check (gst_sgst >= 0),
  -- All heads together: it settles as money does.
  add column gst_deducted numeric(18, 2) not null default 0,
  add constraint payments_gst_heads check (gst_deducted = gst_igst + gst_cgst + gst_sgst),
  add constraint payments_gst_section check ((gst_section is null) = (gst_deducted = 0) and (gst_section is null) = (gst_deductor is null));
create index payments_gst on payments (subscriber_id, entity_id, date, id) where gst_section is not null;

alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check (account in (
  'party', 'own', 'cash', 'bank', 'fixedAssets', 'accumulatedDepreciation', 'investments', 'deposits', 'loansGiven', 'prepaidExpenses',
  'distributedCredit', 'inputIgst', 'inputCgst', 'inputSgst', 'inputCess', 'inputReversed', 'tdsReceivable', 'tcsReceivable',
  'gstTdsIgst', 'gstTdsCgst', 'gstTdsSgst', 'gstTcsIgst', 'gstTcsCgst', 'gstTcsSgst',
  'taxOnAdvances', 'advanceTax', 'capital', 'drawings', 'openingBalances', 'reserves', 'loansTaken', 'igst', 'cgst', 'sgst', 'cess',
  'stateCess', 'reverseIgst', 'reverseCgst', 'reverseSgst', 'reverseCess', 'customs', 'tdsPayable', 'tcsPayable', 'taxPayments',
  'provisions', 'salariesPayable', 'expensesPayable', 'suspense', 'sales', 'interestReceived', 'otherIncome', 'gainOnAssets', 'purchases',
  'freight', 'wages', 'power', 'salaries', 'rent', 'communication', 'travel', 'officeExpenses', 'professionalFees', 'repairs', 'insurance',
  'advertising', 'depreciation', 'interestPaid', 'lateFees', 'bankCharges', 'writtenOff', 'roundOff', 'incomeTax'));
