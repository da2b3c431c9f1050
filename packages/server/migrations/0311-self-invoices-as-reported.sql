-- Table 13 of a filed GSTR-1 keeps a self-invoice as it was reported, whatever happens to its bill afterwards.
-- Locks: self_invoices exclusively, for a column with a constant default; its rows of cancelled bills are updated.

alter table self_invoices add column is_cancelled boolean not null default false;

do $$
declare
  tenant bigint;
begin
  perform set_config('bahi.reason', 'Upgrade: self-invoices of cancelled bills', true);
  for tenant in select subscriber_id from subscriber_list loop
    perform set_config('bahi.subscriber_id', tenant::text, true);
    update self_invoices s set is_cancelled = true where s.subscriber_id = tenant
      and exists (select from documents d where d.subscriber_id = tenant and d.id = s.document_id and d.cancelled_at is not null);
  end loop;
  perform set_config('bahi.subscriber_id', '', true);
  perform set_config('bahi.reason', '', true);
end
$$;
