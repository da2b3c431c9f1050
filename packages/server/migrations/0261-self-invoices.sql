-- Our own invoices for supplies of unregistered suppliers under reverse charge (CGST Act s.31(3)(f)).
-- Locks: none beyond the new table; one row for each account is added to series.

create table self_invoices (
  subscriber_id bigint not null,
  -- The purchase bill that it is for.
  document_id bigint not null,
  entity_id bigint not null,
  series_id bigint not null,
  sequence_number bigint not null,
  number text not null,
  number_key text collate "C" not null,
  financial_year text not null,
  return_period text not null,
  date date not null,
  primary key (subscriber_id, document_id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id),
  foreign key (subscriber_id, series_id) references series (subscriber_id, id)
);
create unique index self_invoices_number on self_invoices (subscriber_id, entity_id, financial_year, number_key);
create index self_invoices_period on self_invoices (subscriber_id, entity_id, return_period);
select tenant_table('self_invoices');
select audit_table('self_invoices', 'document_id', true);

-- The series that new accounts begin with.
do $$
declare
  tenant bigint;
begin
  perform set_config('bahi.reason', 'Upgrade: a series for self-invoices', true);
  for tenant in select subscriber_id from subscriber_list loop
    perform set_config('bahi.subscriber_id', tenant::text, true);
    insert into series (subscriber_id, name, code, document_kind, prefix, separator, year_style, width, start_number, resets, is_default)
    select tenant, 'Self-invoices', 'SI', 'selfInvoice', 'SI', '/', 'short', 4, 1, 'Yearly', true
    where exists (select from series s where s.subscriber_id = tenant and s.document_kind = 'purchaseBill');
  end loop;
  perform set_config('bahi.subscriber_id', '', true);
  perform set_config('bahi.reason', '', true);
end
$$;
