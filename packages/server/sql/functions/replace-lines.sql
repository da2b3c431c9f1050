-- The same over lines that are there: those of equal number are changed, those whose number is no more are gone.
create or replace function replace_lines(asked_document bigint, lines json) returns void
language plpgsql
as $$
begin
  delete from document_lines l where l.subscriber_id = current_subscriber() and l.document_id = asked_document
    and l.line_number not in (select (x ->> 'line_number')::int from json_array_elements(lines) x);
  insert into document_lines (subscriber_id, document_id, line_number, place, is_charge, item_id, description, hsn, supply, uqc, quantity, unit_price,
    tax_category, tax_rate, gross, discount, taxable_value, igst, cgst, sgst, cess, cess_non_advalorem, state_cess, total, body, source_document_id, source_line_number, cost)
  select current_subscriber(), asked_document, l.line_number, l.place, coalesce(l.is_charge, false), l.item_id, l.description, l.hsn, l.supply, l.uqc, l.quantity, l.unit_price,
    l.tax_category, l.tax_rate, l.gross, l.discount, l.taxable_value, l.igst, l.cgst, l.sgst, l.cess, l.cess_non_advalorem, l.state_cess, l.total, l.body,
    l.source_document_id, l.source_line_number, l.cost
  from json_to_recordset(lines) as l (line_number int, place int, is_charge boolean, item_id bigint, description text, hsn text, supply text, uqc text, quantity numeric, unit_price numeric,
    tax_category text, tax_rate numeric, gross numeric, discount numeric, taxable_value numeric, igst numeric, cgst numeric, sgst numeric,
    cess numeric, cess_non_advalorem numeric, state_cess numeric, total numeric, body jsonb,
    source_document_id bigint, source_line_number int, cost numeric)
  on conflict (subscriber_id, document_id, line_number) do update set place = excluded.place, is_charge = excluded.is_charge, item_id = excluded.item_id, description = excluded.description,
    hsn = excluded.hsn, supply = excluded.supply, uqc = excluded.uqc, quantity = excluded.quantity, unit_price = excluded.unit_price,
    tax_category = excluded.tax_category, tax_rate = excluded.tax_rate, gross = excluded.gross, discount = excluded.discount,
    taxable_value = excluded.taxable_value, igst = excluded.igst, cgst = excluded.cgst, sgst = excluded.sgst, cess = excluded.cess,
    cess_non_advalorem = excluded.cess_non_advalorem, state_cess = excluded.state_cess, total = excluded.total, body = excluded.body,
    source_document_id = excluded.source_document_id, source_line_number = excluded.source_line_number, cost = excluded.cost,
    stock_rate = case when document_lines.item_id = excluded.item_id and document_lines.uqc is not distinct from excluded.uqc then document_lines.stock_rate end;
end
$$;
