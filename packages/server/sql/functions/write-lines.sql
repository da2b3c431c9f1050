-- Lines of new documents: a list for each of them, in their order.
create or replace function write_lines(asked_documents bigint[], lines json) returns void
language plpgsql
as $$
begin
  insert into document_lines (subscriber_id, document_id, line_number, is_charge, item_id, description, hsn, supply, uqc, quantity, unit_price,
    tax_category, tax_rate, gross, discount, taxable_value, igst, cgst, sgst, cess, cess_non_advalorem, state_cess, total, body, source_document_id, source_line_number, cost)
  select current_subscriber(), asked_documents[a.place], l.line_number, coalesce(l.is_charge, false), l.item_id, l.description, l.hsn, l.supply, l.uqc, l.quantity, l.unit_price,
    l.tax_category, l.tax_rate, l.gross, l.discount, l.taxable_value, l.igst, l.cgst, l.sgst, l.cess, l.cess_non_advalorem, l.state_cess, l.total, l.body,
    l.source_document_id, l.source_line_number, l.cost
  from json_array_elements(lines) with ordinality as a (list, place)
    cross join lateral json_to_recordset(a.list) as l (line_number int, is_charge boolean, item_id bigint, description text, hsn text, supply text, uqc text,
      quantity numeric, unit_price numeric, tax_category text, tax_rate numeric, gross numeric, discount numeric, taxable_value numeric, igst numeric, cgst numeric,
      sgst numeric, cess numeric, cess_non_advalorem numeric, state_cess numeric, total numeric, body jsonb,
      source_document_id bigint, source_line_number int, cost numeric);
end
$$;
