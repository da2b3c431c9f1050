-- Tax collected at source on a document or a receipt: `collections` is the whole new list.
create or replace function keep_collections(asked_document bigint, asked_payment bigint, collections json) returns void
language plpgsql
as $$
declare
  tenant constant bigint := current_subscriber();
begin
  delete from tcs_collections t where t.subscriber_id = tenant and (t.document_id = asked_document or t.payment_id = asked_payment);
  insert into tcs_collections (subscriber_id, company_id, entity_id, party_id, buyer_key, pan, date, financial_year, section, provision,
    document_id, payment_id, base, advance, advance_tax, counted, taxed, rate, tax, reason, why)
  select tenant, n.company_id, n.entity_id, n.party_id, n.buyer_key, n.pan, n.date, n.financial_year, n.section, n.provision,
    asked_document, asked_payment, n.base, n.advance, n.advance_tax, n.counted, n.taxed, n.rate, n.tax, n.reason, n.why
  from json_to_recordset(collections) as n (entity_id bigint, company_id bigint, party_id bigint, buyer_key text, pan text, date date,
    financial_year text, section text, provision text, base numeric, advance numeric, advance_tax numeric, counted numeric, taxed numeric,
    rate numeric, tax numeric, reason text, why jsonb);
end
$$;
