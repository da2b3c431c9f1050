-- The voucher of a payment with the next number of its series; a payment has one.
create or replace function issue_voucher(asked_payment bigint, asked_nature int, numbering json, asked_date date, asked_period text, particulars json) returns text
language plpgsql
as $$
declare
  tenant constant bigint := current_subscriber();
  n record;
  asked_entity bigint;
  taken bigint;
  full_number text;
begin
  select * into n from json_to_record(numbering) as r (series_id bigint, number_before text, number_after text, number_width int,
    start_number bigint, counter_year text, financial_year text);
  select p.entity_id into asked_entity from payments p where p.subscriber_id = tenant and p.id = asked_payment;
  perform hold_open_period(asked_entity, asked_period);
  taken := take_number(n.series_id, asked_entity, n.counter_year, n.start_number);
  full_number := number_text(n.number_before, taken, n.number_width, n.number_after);
  insert into vouchers (subscriber_id, payment_id, nature, entity_id, series_id, sequence_number, number, number_key, financial_year, return_period, date, body)
  values (tenant, asked_payment, asked_nature, asked_entity, n.series_id, taken, full_number, upper(full_number), n.financial_year, asked_period, asked_date,
    particulars::jsonb);
  return full_number;
end
$$;
