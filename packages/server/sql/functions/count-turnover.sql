-- Adds (+1) or takes away (-1) what a stored document with its lines is in the sales or purchases of its month, by party and by item. One that is in no
-- books, and credit that is distributed, is in neither.
create or replace function count_turnover(asked_document bigint, change int) returns void
language plpgsql
as $$
declare
  d record;
begin
  select x.kind, x.type_code, x.entity_id, date_trunc('month', x.date)::date as month, coalesce(x.series_id, 0) as series_id, coalesce(x.party_id, 0) as party_id,
    coalesce(x.sales_person, '') as sales_person, x.taxable_value, x.igst, x.cgst, x.sgst, x.cess + x.state_cess as cess, x.total,
    (x.type_code = any(k.stock_in) or x.type_code = any(k.stock_out)) and (k.stock_reason is null or x.body ->> 'reason' is not distinct from k.stock_reason) as moves
  into d from documents x join document_kinds k on k.kind = x.kind
  where x.subscriber_id = current_subscriber() and x.id = asked_document and x.opens is not null and x.line_count > 0 and not x.body ? 'distribution';
  if not found then return; end if;
  insert into party_turnover as s (subscriber_id, entity_id, kind, type_code, month, series_id, party_id, sales_person, documents, taxable_value, igst, cgst, sgst, cess, total)
  values (current_subscriber(), d.entity_id, d.kind, d.type_code, d.month, d.series_id, d.party_id, d.sales_person, change, change * d.taxable_value, change * d.igst,
    change * d.cgst, change * d.sgst, change * d.cess, change * d.total)
  on conflict (subscriber_id, kind, month, entity_id, party_id, sales_person, series_id, type_code) do update set documents = s.documents + excluded.documents,
    taxable_value = s.taxable_value + excluded.taxable_value, igst = s.igst + excluded.igst, cgst = s.cgst + excluded.cgst, sgst = s.sgst + excluded.sgst,
    cess = s.cess + excluded.cess, total = s.total + excluded.total;
  insert into item_turnover as s (subscriber_id, entity_id, kind, type_code, month, series_id, item_id, hsn, uqc, supply, tax_category, tax_rate, lines, quantity, moved_quantity,
    taxable_value, igst, cgst, sgst, cess, total)
  select l.subscriber_id, d.entity_id, d.kind, d.type_code, d.month, d.series_id, coalesce(l.item_id, 0) as item, coalesce(l.hsn, '') as code, coalesce(l.uqc, '') as unit, l.supply,
    l.tax_category, l.tax_rate, change * count(*), change * sum(l.quantity),
    change * sum(case when not d.moves or l.is_charge or coalesce(l.body ? 'priceDifference', false) then 0 else l.quantity end),
    change * sum(l.taxable_value), change * sum(l.igst), change * sum(l.cgst), change * sum(l.sgst), change * sum(l.cess + l.cess_non_advalorem + l.state_cess),
    change * sum(l.total)
  from document_lines l where l.subscriber_id = current_subscriber() and l.document_id = asked_document
  group by l.subscriber_id, item, code, unit, l.supply, l.tax_category, l.tax_rate
  order by item, code, unit, l.supply, l.tax_category, l.tax_rate
  on conflict (subscriber_id, kind, month, entity_id, item_id, hsn, uqc, supply, tax_category, tax_rate, series_id, type_code) do update set
    lines = s.lines + excluded.lines, quantity = s.quantity + excluded.quantity, moved_quantity = s.moved_quantity + excluded.moved_quantity,
    taxable_value = s.taxable_value + excluded.taxable_value, igst = s.igst + excluded.igst, cgst = s.cgst + excluded.cgst, sgst = s.sgst + excluded.sgst,
    cess = s.cess + excluded.cess, total = s.total + excluded.total;
end
$$;
