-- Adds (+1) or takes away (-1) what stored documents with their lines are in the sales or purchases of their months, by party and by item. One
-- that is in no books, and credit that is distributed, is in neither. They are read as in count_documents().
create or replace function count_turnover(asked_documents bigint[], change int) returns void
language plpgsql
-- Else each call plans anew for the length of its list, which takes longer than what it does.
set plan_cache_mode = force_generic_plan
as $$
begin
  insert into party_turnover as s (subscriber_id, entity_id, kind, type_code, month, series_id, party_id, sales_person, documents, taxable_value, igst, cgst, sgst, cess, total)
  select x.subscriber_id, x.entity_id, x.kind, x.type_code, date_trunc('month', x.date)::date as month_of, coalesce(x.series_id, 0) as series, coalesce(x.party_id, 0) as party,
    coalesce(x.sales_person, '') as person, change * count(*), change * sum(x.taxable_value), change * sum(x.igst), change * sum(x.cgst), change * sum(x.sgst),
    change * sum(x.cess + x.state_cess), change * sum(x.total)
  from unnest(asked_documents) as a (id)
    cross join lateral (select * from documents d where d.subscriber_id = current_subscriber() and d.id = a.id and d.opens is not null and d.line_count > 0
      and not d.body ? 'distribution' offset 0) x
  group by x.subscriber_id, x.entity_id, x.kind, x.type_code, month_of, series, party, person
  order by x.kind, month_of, x.entity_id, party, person, series, x.type_code
  on conflict (subscriber_id, kind, month, entity_id, party_id, sales_person, series_id, type_code) do update set documents = s.documents + excluded.documents,
    taxable_value = s.taxable_value + excluded.taxable_value, igst = s.igst + excluded.igst, cgst = s.cgst + excluded.cgst, sgst = s.sgst + excluded.sgst,
    cess = s.cess + excluded.cess, total = s.total + excluded.total;
  insert into item_turnover as s (subscriber_id, entity_id, kind, type_code, month, series_id, item_id, hsn, uqc, supply, tax_category, tax_rate, lines, quantity, moved_quantity,
    taxable_value, igst, cgst, sgst, cess, total)
  select l.subscriber_id, d.entity_id, d.kind, d.type_code, d.month, d.series, coalesce(l.item_id, 0) as item, coalesce(l.hsn, '') as code, coalesce(l.uqc, '') as unit, l.supply,
    l.tax_category, l.tax_rate, change * count(*), change * sum(l.quantity),
    change * sum(case when not d.moves or l.is_charge or coalesce(l.body ? 'priceDifference', false) then 0 else l.quantity end),
    change * sum(l.taxable_value), change * sum(l.igst), change * sum(l.cgst), change * sum(l.sgst), change * sum(l.cess + l.cess_non_advalorem + l.state_cess),
    change * sum(l.total)
  from (select x.id, x.entity_id, x.kind, x.type_code, date_trunc('month', x.date)::date as month, coalesce(x.series_id, 0) as series,
      (x.type_code = any(k.stock_in) or x.type_code = any(k.stock_out)) and (k.stock_reason is null or x.body ->> 'reason' is not distinct from k.stock_reason) as moves
    from unnest(asked_documents) as a (id)
      cross join lateral (select * from documents y where y.subscriber_id = current_subscriber() and y.id = a.id and y.opens is not null and y.line_count > 0
        and not y.body ? 'distribution' offset 0) x
      join document_kinds k on k.kind = x.kind) d
    cross join lateral (select * from document_lines y where y.subscriber_id = current_subscriber() and y.document_id = d.id offset 0) l
  group by l.subscriber_id, d.entity_id, d.kind, d.type_code, d.month, d.series, item, code, unit, l.supply, l.tax_category, l.tax_rate
  order by d.kind, d.month, d.entity_id, item, code, unit, l.supply, l.tax_category, l.tax_rate, d.series, d.type_code
  on conflict (subscriber_id, kind, month, entity_id, item_id, hsn, uqc, supply, tax_category, tax_rate, series_id, type_code) do update set
    lines = s.lines + excluded.lines, quantity = s.quantity + excluded.quantity, moved_quantity = s.moved_quantity + excluded.moved_quantity,
    taxable_value = s.taxable_value + excluded.taxable_value, igst = s.igst + excluded.igst, cgst = s.cgst + excluded.cgst, sgst = s.sgst + excluded.sgst,
    cess = s.cess + excluded.cess, total = s.total + excluded.total;
end
$$;
