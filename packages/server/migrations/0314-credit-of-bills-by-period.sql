-- What became of the input tax credit of a bill, period by period; the last row of a bill is its state.
-- Locks: ledger_entries exclusively, for a check over its rows, which are read once.

create table itc_moves (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  document_id bigint not null,
  state text not null check (state in ('Eligible', 'Claimed', 'Reversed', 'Reclaimed')),
  -- The return in which it is claimed, reversed or reclaimed; null back at Eligible.
  return_period text,
  -- Of a reversal: the provision.
  reason text,
  note text,
  date date not null,
  created_at timestamptz not null default now(),
  created_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id)
);
create index itc_moves_document on itc_moves (subscriber_id, document_id, id);
select tenant_table('itc_moves');
select audit_table('itc_moves', 'document_id', true);

-- Those of `accounts` in the domain; a test compares.
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in ('party', 'cash', 'bank', 'tdsReceivable', 'tdsPayable',
  'sales', 'purchases', 'igst', 'cgst', 'sgst', 'cess', 'stateCess', 'inputIgst', 'inputCgst', 'inputSgst', 'inputCess', 'inputReversed',
  'reverseIgst', 'reverseCgst', 'reverseSgst', 'reverseCess', 'customs', 'taxOnAdvances', 'bankCharges', 'writtenOff', 'roundOff'));
