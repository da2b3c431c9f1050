-- Vouchers that the law asks for of a payment (CGST Act s.31(3)(d), (e) and (g)), and the tax on advances for services.
-- Locks: payments exclusively, for a column without a default; ledger_entries exclusively, for a check over its rows, which
-- are read once; three rows for each account are added to series.

alter table payments
  -- The payment in whose advance this payment out gives back.
  add column refund_of_id bigint,
  add foreign key (subscriber_id, refund_of_id) references payments (subscriber_id, id);
create index payments_refunds on payments (subscriber_id, refund_of_id) where refund_of_id is not null;

create table vouchers (
  subscriber_id bigint not null,
  payment_id bigint not null,
  -- Nature of the document in table 13 of GSTR-1: 6 receipt voucher, 7 payment voucher, 8 refund voucher.
  nature int not null check (nature in (6, 7, 8)),
  entity_id bigint not null,
  series_id bigint not null,
  sequence_number bigint not null,
  number text not null,
  number_key text collate "C" not null,
  financial_year text not null,
  return_period text not null,
  date date not null,
  -- As table 13 of its period has it: what is cancelled after the return was filed is reported as it was.
  is_cancelled boolean not null default false,
  -- Its particulars: party, place of supply, lines with their tax.
  body jsonb not null,
  primary key (subscriber_id, payment_id),
  foreign key (subscriber_id, payment_id) references payments (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, series_id) references series (subscriber_id, id)
);
create unique index vouchers_number on vouchers (subscriber_id, entity_id, financial_year, nature, number_key);
create index vouchers_period on vouchers (subscriber_id, entity_id, return_period);
select tenant_table('vouchers');
select audit_table('vouchers', 'payment_id', true);

-- What the tax on an advance is in tables 11A (section at) and 11B (section txpd) of GSTR-1: receipt, set-offs, refunds.
create table advance_rows (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  -- The receipt.
  payment_id bigint not null,
  -- Document that it is set off on.
  document_id bigint,
  -- Payment out that gives it back.
  refund_id bigint,
  entity_id bigint not null,
  date date not null,
  return_period text not null,
  -- With its tax, and never negative; the figures below have the sign of their table.
  amount numeric(18, 2) not null check (amount > 0),
  section text not null check (section in ('at', 'txpd')),
  place_of_supply text not null,
  supply_type text not null,
  rate numeric(6, 3) not null,
  documents int not null,
  taxable_value numeric(18, 2) not null,
  igst numeric(18, 2) not null,
  cgst numeric(18, 2) not null,
  sgst numeric(18, 2) not null,
  cess numeric(18, 2) not null,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, payment_id) references payments (subscriber_id, id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id),
  foreign key (subscriber_id, refund_id) references payments (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
create index advance_rows_payment on advance_rows (subscriber_id, payment_id);
create index advance_rows_document on advance_rows (subscriber_id, document_id) where document_id is not null;
create index advance_rows_section on advance_rows (subscriber_id, entity_id, return_period, section, id);
select tenant_table('advance_rows');

-- Those of `accounts` in the domain; a test compares.
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in ('party', 'cash', 'bank', 'tdsReceivable', 'tdsPayable',
  'sales', 'purchases', 'igst', 'cgst', 'sgst', 'cess', 'stateCess', 'inputIgst', 'inputCgst', 'inputSgst', 'inputCess',
  'reverseIgst', 'reverseCgst', 'reverseSgst', 'reverseCess', 'customs', 'taxOnAdvances', 'bankCharges', 'roundOff'));

-- The series that new accounts begin with.
do $$
declare
  tenant bigint;
begin
  perform set_config('bahi.reason', 'Upgrade: series for vouchers of payments', true);
  for tenant in select subscriber_id from subscriber_list loop
    perform set_config('bahi.subscriber_id', tenant::text, true);
    insert into series (subscriber_id, name, code, document_kind, prefix, separator, year_style, width, start_number, resets, is_default)
    select tenant, v.name, v.code, v.kind, v.code, '/', 'short', 4, 1, 'Yearly', true
    from (values ('Receipt vouchers', 'RV', 'receiptVoucher'), ('Payment vouchers', 'PV', 'paymentVoucher'),
      ('Refund vouchers', 'RFV', 'refundVoucher')) as v (name, code, kind)
    where exists (select from series s where s.subscriber_id = tenant and s.document_kind = 'paymentIn');
  end loop;
  perform set_config('bahi.subscriber_id', '', true);
  perform set_config('bahi.reason', '', true);
end
$$;
