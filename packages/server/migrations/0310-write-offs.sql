-- Small rests of invoices and bills are written off by rows of payments that move no money.
-- Locks: payments and ledger_entries exclusively, for checks over their rows, which are read once; one row for each account is
-- added to series.

alter table payments drop constraint payments_kind_check;
alter table payments add constraint payments_kind_check check (kind in ('paymentIn', 'paymentOut', 'writeOff'));

-- Those of `accounts` in the domain; a test compares.
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in ('party', 'cash', 'bank', 'tdsReceivable', 'tdsPayable',
  'sales', 'purchases', 'igst', 'cgst', 'sgst', 'cess', 'stateCess', 'inputIgst', 'inputCgst', 'inputSgst', 'inputCess',
  'reverseIgst', 'reverseCgst', 'reverseSgst', 'reverseCess', 'customs', 'taxOnAdvances', 'bankCharges', 'writtenOff', 'roundOff'));

-- The series that new accounts begin with.
do $$
declare
  tenant bigint;
begin
  perform set_config('bahi.reason', 'Upgrade: a series for write-offs', true);
  for tenant in select subscriber_id from subscriber_list loop
    perform set_config('bahi.subscriber_id', tenant::text, true);
    insert into series (subscriber_id, name, code, document_kind, prefix, separator, year_style, width, start_number, resets, is_default)
    select tenant, 'Write-offs', 'WO', 'writeOff', 'WO', '/', 'short', 4, 1, 'Yearly', true
    where exists (select from series s where s.subscriber_id = tenant and s.document_kind = 'paymentIn');
  end loop;
  perform set_config('bahi.subscriber_id', '', true);
  perform set_config('bahi.reason', '', true);
end
$$;
