-- The self-invoice of a bill with the next number of its series; a bill has one, which an edit keeps.
create or replace function issue_self_invoice(asked_document bigint, numbering json, asked_date date, asked_period text) returns void
language plpgsql
as $$
declare
  tenant constant bigint := current_subscriber();
  n record;
  asked_entity bigint;
  taken bigint;
  full_number text;
begin
  if exists (select from self_invoices s where s.subscriber_id = tenant and s.document_id = asked_document) then
    return;
  end if;
  select * into n from json_to_record(numbering) as r (series_id bigint, number_before text, number_after text, number_width int,
    start_number bigint, counter_year text, financial_year text);
  select d.entity_id into asked_entity from documents d where d.subscriber_id = tenant and d.id = asked_document;
  perform hold_open_period(asked_entity, asked_period);
  taken := take_number(n.series_id, asked_entity, n.counter_year, n.start_number);
  full_number := number_text(n.number_before, taken, n.number_width, n.number_after);
  insert into self_invoices (subscriber_id, document_id, entity_id, series_id, sequence_number, number, number_key, financial_year, return_period, date)
  values (tenant, asked_document, asked_entity, n.series_id, taken, full_number, upper(full_number), n.financial_year, asked_period, asked_date);
end
$$;
