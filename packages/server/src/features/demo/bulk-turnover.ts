/** Sales and purchases of a month by party and by item, of the documents that a work table names, as their postings would count them. */
export const turnoverOf = (table: string, id: string) => ({
  partyTurnover: `
    insert into party_turnover as s (subscriber_id, entity_id, kind, type_code, month, series_id, party_id, sales_person, documents, taxable_value, igst, cgst, sgst, cess, total)
    select current_subscriber(), d.entity_id, d.kind, d.type_code, date_trunc('month', d.date)::date, coalesce(d.series_id, 0), coalesce(d.party_id, 0),
      coalesce(d.sales_person, ''), count(*), sum(d.taxable_value), sum(d.igst), sum(d.cgst), sum(d.sgst), sum(d.cess + d.state_cess), sum(d.total)
    from ${table} b join documents d on d.subscriber_id = current_subscriber() and d.id = b.${id}
    where d.opens is not null and d.line_count > 0 group by 2, 3, 4, 5, 6, 7, 8
    on conflict (subscriber_id, kind, month, entity_id, party_id, sales_person, series_id, type_code) do update set documents = s.documents + excluded.documents,
      taxable_value = s.taxable_value + excluded.taxable_value, igst = s.igst + excluded.igst, cgst = s.cgst + excluded.cgst, sgst = s.sgst + excluded.sgst,
      cess = s.cess + excluded.cess, total = s.total + excluded.total`,
  itemTurnover: `
    insert into item_turnover as s (subscriber_id, entity_id, kind, type_code, month, series_id, item_id, hsn, uqc, supply, tax_category, tax_rate, lines, quantity,
      moved_quantity, taxable_value, igst, cgst, sgst, cess, total)
    select current_subscriber(), d.entity_id, d.kind, d.type_code, date_trunc('month', d.date)::date, coalesce(d.series_id, 0), coalesce(l.item_id, 0), coalesce(l.hsn, ''),
      coalesce(l.uqc, ''), l.supply, l.tax_category, l.tax_rate, count(*), sum(l.quantity),
      sum(case when l.is_charge or not (d.type_code = any(k.stock_in) or d.type_code = any(k.stock_out)) then 0 else l.quantity end),
      sum(l.taxable_value), sum(l.igst), sum(l.cgst), sum(l.sgst), sum(l.cess + l.cess_non_advalorem + l.state_cess), sum(l.total)
    from ${table} b join documents d on d.subscriber_id = current_subscriber() and d.id = b.${id}
      join document_kinds k on k.kind = d.kind
      join document_lines l on l.subscriber_id = d.subscriber_id and l.document_id = d.id
    where d.opens is not null and d.line_count > 0 group by 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    on conflict (subscriber_id, kind, month, entity_id, item_id, hsn, uqc, supply, tax_category, tax_rate, series_id, type_code) do update set
      lines = s.lines + excluded.lines, quantity = s.quantity + excluded.quantity, moved_quantity = s.moved_quantity + excluded.moved_quantity,
      taxable_value = s.taxable_value + excluded.taxable_value, igst = s.igst + excluded.igst, cgst = s.cgst + excluded.cgst, sgst = s.sgst + excluded.sgst,
      cess = s.cess + excluded.cess, total = s.total + excluded.total`,
})
