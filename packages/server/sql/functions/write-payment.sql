-- Writes a payment with its number, ledger entries and what it settles.
create or replace function write_payment(payment json, allocations json, entries json)
returns table (payment_id bigint, payment_number text, payment_version int, rest numeric)
language plpgsql
as $$
declare
  tenant constant bigint := current_subscriber();
  p record;
  taken bigint;
  full_number text;
  new_id bigint;
  -- GST that the customer kept back.
  kept numeric;
  -- What the payer is settled with: the money and what it kept back, without tax collected of it.
  whole numeric;
begin
  select * into p from json_to_record(payment) as r (
    kind text, entity_id bigint, series_id bigint, number_before text, number_after text, number_width int, start_number bigint, counter_year text,
    financial_year text, date date, party_id bigint, party_name text, party_gstin text, mode text, reference text, account text,
    amount numeric, bank_charges numeric, tds_deducted numeric, tds_section text, cheque_date date, notes text, custom_fields jsonb, refund_of_id bigint, id bigint,
    gst_section text, gst_deductor text, gst_taxable_value numeric, gst_igst numeric, gst_cgst numeric, gst_sgst numeric, collected numeric);
  kept := coalesce(p.gst_igst, 0) + coalesce(p.gst_cgst, 0) + coalesce(p.gst_sgst, 0);
  whole := p.amount + coalesce(p.tds_deducted, 0) + kept - coalesce(p.collected, 0);
  -- What waited for approval has its id already.
  new_id := coalesce(p.id, nextval('payments_id_seq'));
  perform post_ledger(entries, null, new_id, p.kind);
  taken := take_number(p.series_id, p.entity_id, p.counter_year, p.start_number);
  full_number := number_text(p.number_before, taken, p.number_width, p.number_after);
  insert into payments (subscriber_id, id, kind, entity_id, series_id, sequence_number, number, number_key, financial_year, date, party_id, party_name, party_gstin,
    mode, reference, account, amount, bank_charges, tds_deducted, tds_section, cheque_date, unallocated, notes, custom_fields, refund_of_id,
    gst_section, gst_deductor, gst_taxable_value, gst_igst, gst_cgst, gst_sgst, gst_deducted, collected, created_by, changed_by)
  overriding system value
  values (tenant, new_id, p.kind, p.entity_id, p.series_id, taken, full_number, upper(full_number), p.financial_year, p.date, p.party_id, p.party_name, p.party_gstin,
    p.mode, p.reference, p.account, p.amount, coalesce(p.bank_charges, 0), coalesce(p.tds_deducted, 0), p.tds_section, p.cheque_date,
    case when p.refund_of_id is null then whole else 0 end, p.notes, p.custom_fields, p.refund_of_id,
    p.gst_section, p.gst_deductor, coalesce(p.gst_taxable_value, 0), coalesce(p.gst_igst, 0), coalesce(p.gst_cgst, 0), coalesce(p.gst_sgst, 0), kept, coalesce(p.collected, 0),
    current_user_id(), current_user_id());
  perform count_day(p.kind, p.entity_id, p.date, p.series_id, 1, 0, 0, p.amount);
  rest := case when p.refund_of_id is null then whole else 0 end;
  if p.refund_of_id is not null then
    update payments set unallocated = unallocated - p.amount - coalesce(p.tds_deducted, 0), version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = tenant and id = p.refund_of_id;
  end if;
  if json_array_length(allocations) > 0 then
    rest := allocate_payment(new_id, allocations);
  end if;
  return query select new_id, full_number, 1, rest;
end
$$;
