-- Rows of documents in the return of outward supplies: a list for each of them, with its GSTIN and its period, in the order of the documents.
create or replace function write_return_rows(asked_documents bigint[], asked_entities bigint[], asked_periods text[], rows json) returns void
language plpgsql
as $$
begin
  insert into gstr1_rows (subscriber_id, document_id, row_number, entity_id, return_period, section, part, ctin, place_of_supply, supply_type, rate,
    documents, taxable_value, igst, cgst, sgst, cess)
  select current_subscriber(), asked_documents[a.place], row_number() over (partition by a.place), asked_entities[a.place], asked_periods[a.place],
    r.section, coalesce(r.part, ''), coalesce(r.ctin, ''),
    coalesce(r.place_of_supply, ''), coalesce(r.supply_type, ''), coalesce(r.rate, 0), coalesce(r.documents, 0), r.taxable_value,
    coalesce(r.igst, 0), coalesce(r.cgst, 0), coalesce(r.sgst, 0), coalesce(r.cess, 0)
  from json_array_elements(rows) with ordinality as a (list, place)
    cross join lateral json_to_recordset(a.list) as r (section text, part text, ctin text, place_of_supply text, supply_type text, rate numeric,
      documents int, taxable_value numeric, igst numeric, cgst numeric, sgst numeric, cess numeric);
end
$$;
