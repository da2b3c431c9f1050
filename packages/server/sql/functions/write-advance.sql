-- Enters what happens to the tax on an advance: its row of GSTR-1 and its posting, which belongs to the refund where there is one.
create or replace function write_advance(moves json) returns void
language plpgsql
as $$
declare
  m record;
  new_id bigint;
begin
  for m in select * from json_to_recordset(moves) as r (payment_id bigint, document_id bigint, refund_id bigint, entity_id bigint, date date,
    return_period text, amount numeric, section text, place_of_supply text, supply_type text, rate numeric, documents int, taxable_value numeric,
    igst numeric, cgst numeric, sgst numeric, cess numeric, source text, entries json)
  loop
    perform hold_open_period(m.entity_id, m.return_period);
    insert into advance_rows (subscriber_id, payment_id, document_id, refund_id, entity_id, date, return_period, amount, section, place_of_supply,
      supply_type, rate, documents, taxable_value, igst, cgst, sgst, cess)
    values (current_subscriber(), m.payment_id, m.document_id, m.refund_id, m.entity_id, m.date, m.return_period, m.amount, m.section, m.place_of_supply,
      m.supply_type, m.rate, m.documents, m.taxable_value, m.igst, m.cgst, m.sgst, m.cess)
    returning id into new_id;
    perform count_advance(array[new_id], 1);
    if json_array_length(m.entries) > 0 then
      perform post_ledger(m.entries, null, coalesce(m.refund_id, m.payment_id), m.source);
    end if;
  end loop;
end
$$;
