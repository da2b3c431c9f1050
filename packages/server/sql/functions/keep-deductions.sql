-- Tax deducted at source of a bill or a payment: `deductions` is the whole new list.
create or replace function keep_deductions(asked_document bigint, asked_payment bigint, deductions json) returns void
language plpgsql
as $$
declare
  tenant constant bigint := current_subscriber();
begin
  delete from tds_deductions t where t.subscriber_id = tenant and (t.document_id = asked_document or t.payment_id = asked_payment);
  insert into tds_deductions (subscriber_id, company_id, entity_id, party_id, deductee_key, pan, deductee_type, date, financial_year, section, provision, code,
    document_id, payment_id, base, advance, counted, taxed, rate, tax, reason, why)
  select tenant, n.company_id, n.entity_id, n.party_id, n.deductee_key, n.pan, n.deductee_type, n.date, n.financial_year, n.section, n.provision, n.code,
    asked_document, asked_payment, n.base, n.advance, n.counted, n.taxed, n.rate, n.tax, n.reason, n.why
  from json_to_recordset(deductions) as n (entity_id bigint, company_id bigint, party_id bigint, deductee_key text, pan text, deductee_type text,
    date date, financial_year text, section text, provision text, code text, base numeric, advance numeric, counted numeric, taxed numeric,
    rate numeric, tax numeric, reason text, why jsonb);
end
$$;
