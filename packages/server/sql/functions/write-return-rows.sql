create or replace function write_return_rows(asked_document bigint, asked_entity bigint, asked_period text, rows json) returns void
language plpgsql
as $$
begin
  insert into gstr1_rows (subscriber_id, document_id, row_number, entity_id, return_period, section, part, ctin, place_of_supply, supply_type, rate,
    documents, taxable_value, igst, cgst, sgst, cess)
  select current_subscriber(), asked_document, row_number() over (), asked_entity, asked_period, r.section, coalesce(r.part, ''), coalesce(r.ctin, ''),
    coalesce(r.place_of_supply, ''), coalesce(r.supply_type, ''), coalesce(r.rate, 0), coalesce(r.documents, 0), r.taxable_value,
    coalesce(r.igst, 0), coalesce(r.cgst, 0), coalesce(r.sgst, 0), coalesce(r.cess, 0)
  from json_to_recordset(rows) as r (section text, part text, ctin text, place_of_supply text, supply_type text, rate numeric, documents int,
    taxable_value numeric, igst numeric, cgst numeric, sgst numeric, cess numeric);
end
$$;
