-- Adds (+1) or takes away (-1) rows of tables 11A and 11B in the sums of their return.
create or replace function count_advance(asked_rows bigint[], change int) returns void
language plpgsql
as $$
begin
  insert into return_sums as s (subscriber_id, entity_id, return_period, series_id, section, part, place_of_supply, supply_type, rate, ctin,
    documents, taxable_value, igst, cgst, sgst, cess)
  select subscriber_id, entity_id, return_period, 0, section, '', place_of_supply, supply_type, rate, '',
    change * sum(documents), change * sum(taxable_value), change * sum(igst), change * sum(cgst), change * sum(sgst), change * sum(cess)
  from advance_rows where subscriber_id = current_subscriber() and id = any(asked_rows)
  group by subscriber_id, entity_id, return_period, section, place_of_supply, supply_type, rate
  order by return_period, section, place_of_supply, supply_type, rate
  on conflict (subscriber_id, entity_id, return_period, series_id, section, part, place_of_supply, supply_type, rate, ctin) do update set
    documents = s.documents + excluded.documents, taxable_value = s.taxable_value + excluded.taxable_value, igst = s.igst + excluded.igst,
    cgst = s.cgst + excluded.cgst, sgst = s.sgst + excluded.sgst, cess = s.cess + excluded.cess;
end
$$;
