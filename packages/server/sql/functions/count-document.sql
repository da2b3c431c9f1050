-- Adds (+1) or takes away (-1) what a stored document with its rows and lines is in the sums of its day and return.
create or replace function count_document(asked_document bigint, change int) returns void
language plpgsql
as $$
declare
  d record;
begin
  select kind, type_code, entity_id, date, return_period, coalesce(series_id, 0) as series_id, hsn_tab, taxable_value,
    igst + cgst + sgst + cess + state_cess as tax, total, collected, case type_code when 'C' then -change else change end as hsn_change
  into d from documents where subscriber_id = current_subscriber() and id = asked_document;
  perform count_day(d.kind, d.entity_id, d.date, d.series_id, change, d.taxable_value, d.tax, d.total, d.type_code, d.collected);
  insert into return_sums as s (subscriber_id, entity_id, return_period, series_id, section, part, place_of_supply, supply_type, rate, ctin,
    documents, taxable_value, igst, cgst, sgst, cess)
  select subscriber_id, entity_id, return_period, d.series_id, section, part, place_of_supply, supply_type, rate,
    case section when 'supeco' then ctin else '' end as ctin_key,
    change * sum(documents), change * sum(taxable_value), change * sum(igst), change * sum(cgst), change * sum(sgst), change * sum(cess)
  from gstr1_rows where subscriber_id = current_subscriber() and document_id = asked_document
  group by subscriber_id, entity_id, return_period, section, part, place_of_supply, supply_type, rate, ctin_key
  order by section, part, place_of_supply, supply_type, rate, ctin_key
  on conflict (subscriber_id, entity_id, return_period, series_id, section, part, place_of_supply, supply_type, rate, ctin) do update set
    documents = s.documents + excluded.documents, taxable_value = s.taxable_value + excluded.taxable_value, igst = s.igst + excluded.igst,
    cgst = s.cgst + excluded.cgst, sgst = s.sgst + excluded.sgst, cess = s.cess + excluded.cess;
  if d.hsn_tab is not null then
    insert into hsn_sums as s (subscriber_id, entity_id, return_period, series_id, tab, hsn, uqc, rate,
      lines, quantity, taxable_value, igst, cgst, sgst, cess)
    select l.subscriber_id, d.entity_id, d.return_period, d.series_id, d.hsn_tab, l.hsn, l.hsn_uqc, l.hsn_rate,
      change * count(*), d.hsn_change * sum(l.hsn_quantity), d.hsn_change * sum(l.taxable_value), d.hsn_change * sum(l.igst),
      d.hsn_change * sum(l.cgst), d.hsn_change * sum(l.sgst), d.hsn_change * sum(l.cess + l.cess_non_advalorem)
    -- Services (codes from 99 on) have no unit and quantity, supplies outside tax no rate.
    from (select x.*, case when left(x.hsn, 2) = '99' then 'NA' else coalesce(nullif(x.uqc, ''), 'OTH') end as hsn_uqc,
        case when left(x.hsn, 2) = '99' then 0 else x.quantity end as hsn_quantity,
        case when x.tax_category in ('Exempt', 'NilRated', 'NonGst') then 0 else x.tax_rate end as hsn_rate
      from document_lines x where x.subscriber_id = current_subscriber() and x.document_id = asked_document and x.hsn is not null) l
    group by l.subscriber_id, l.hsn, l.hsn_uqc, l.hsn_rate
    order by l.hsn, l.hsn_uqc, l.hsn_rate
    on conflict (subscriber_id, entity_id, return_period, series_id, tab, hsn, uqc, rate) do update set
      lines = s.lines + excluded.lines, quantity = s.quantity + excluded.quantity, taxable_value = s.taxable_value + excluded.taxable_value,
      igst = s.igst + excluded.igst, cgst = s.cgst + excluded.cgst, sgst = s.sgst + excluded.sgst, cess = s.cess + excluded.cess;
  end if;
  perform count_turnover(asked_document, change);
end
$$;
