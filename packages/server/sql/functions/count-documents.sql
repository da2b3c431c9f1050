-- Adds (+1) or takes away (-1) what stored documents with their rows and lines are in the sums of their days and returns. Rows of sums are
-- locked in the order of their keys. Documents, rows and lines are read one document after the other (`offset 0`): a plan made while the tables were
-- small would read all of the subscriber for each.
create or replace function count_documents(asked_documents bigint[], change int) returns void
language plpgsql
-- Else each call plans anew for the length of its list, which takes longer than what it does.
set plan_cache_mode = force_generic_plan
as $$
begin
  insert into day_sums as s (subscriber_id, kind, entity_id, date, series_id, type_code, documents, taxable_value, tax, total, collected)
  select d.subscriber_id, d.kind, d.entity_id, d.date, coalesce(d.series_id, 0) as series, d.type_code, change * count(*), change * sum(d.taxable_value),
    change * sum(d.igst + d.cgst + d.sgst + d.cess + d.state_cess), change * sum(d.total), change * sum(d.collected)
  from unnest(asked_documents) as a (id)
    cross join lateral (select * from documents x where x.subscriber_id = current_subscriber() and x.id = a.id offset 0) d
  group by d.subscriber_id, d.kind, d.entity_id, d.date, series, d.type_code
  order by d.kind, d.entity_id, d.date, series, d.type_code
  on conflict (subscriber_id, kind, entity_id, date, series_id, type_code) do update set documents = s.documents + excluded.documents,
    taxable_value = s.taxable_value + excluded.taxable_value, tax = s.tax + excluded.tax, total = s.total + excluded.total, collected = s.collected + excluded.collected;
  insert into return_sums as s (subscriber_id, entity_id, return_period, series_id, section, part, place_of_supply, supply_type, rate, ctin,
    documents, taxable_value, igst, cgst, sgst, cess)
  select g.subscriber_id, g.entity_id, g.return_period, coalesce(d.series_id, 0) as series, g.section, g.part, g.place_of_supply, g.supply_type, g.rate,
    case g.section when 'supeco' then g.ctin else '' end as ctin_key,
    change * sum(g.documents), change * sum(g.taxable_value), change * sum(g.igst), change * sum(g.cgst), change * sum(g.sgst), change * sum(g.cess)
  from unnest(asked_documents) as a (id)
    cross join lateral (select x.series_id from documents x where x.subscriber_id = current_subscriber() and x.id = a.id offset 0) d
    cross join lateral (select * from gstr1_rows x where x.subscriber_id = current_subscriber() and x.document_id = a.id offset 0) g
  group by g.subscriber_id, g.entity_id, g.return_period, series, g.section, g.part, g.place_of_supply, g.supply_type, g.rate, ctin_key
  order by g.entity_id, g.return_period, series, g.section, g.part, g.place_of_supply, g.supply_type, g.rate, ctin_key
  on conflict (subscriber_id, entity_id, return_period, series_id, section, part, place_of_supply, supply_type, rate, ctin) do update set
    documents = s.documents + excluded.documents, taxable_value = s.taxable_value + excluded.taxable_value, igst = s.igst + excluded.igst,
    cgst = s.cgst + excluded.cgst, sgst = s.sgst + excluded.sgst, cess = s.cess + excluded.cess;
  insert into hsn_sums as s (subscriber_id, entity_id, return_period, series_id, tab, hsn, uqc, rate,
    lines, quantity, taxable_value, igst, cgst, sgst, cess)
  -- A credit takes from what the table of HSN has, and counts as lines all the same.
  select l.subscriber_id, l.entity_id, l.return_period, l.series, l.hsn_tab, l.hsn, l.hsn_uqc, l.hsn_rate,
    change * count(*), change * sum(l.sign * l.hsn_quantity), change * sum(l.sign * l.taxable_value), change * sum(l.sign * l.igst),
    change * sum(l.sign * l.cgst), change * sum(l.sign * l.sgst), change * sum(l.sign * (l.cess + l.cess_non_advalorem))
  -- Services (codes from 99 on) have no unit and quantity, supplies outside tax no rate.
  from (select x.*, d.entity_id, d.return_period, coalesce(d.series_id, 0) as series, d.hsn_tab, case d.type_code when 'C' then -1 else 1 end as sign,
      case when left(x.hsn, 2) = '99' then 'NA' else coalesce(nullif(x.uqc, ''), 'OTH') end as hsn_uqc,
      case when left(x.hsn, 2) = '99' then 0 else x.quantity end as hsn_quantity,
      case when x.tax_category in ('Exempt', 'NilRated', 'NonGst') then 0 else x.tax_rate end as hsn_rate
    from unnest(asked_documents) as a (id)
      cross join lateral (select y.entity_id, y.return_period, y.series_id, y.hsn_tab, y.type_code from documents y
        where y.subscriber_id = current_subscriber() and y.id = a.id and y.hsn_tab is not null offset 0) d
      cross join lateral (select * from document_lines y where y.subscriber_id = current_subscriber() and y.document_id = a.id and y.hsn is not null offset 0) x) l
  group by l.subscriber_id, l.entity_id, l.return_period, l.series, l.hsn_tab, l.hsn, l.hsn_uqc, l.hsn_rate
  order by l.entity_id, l.return_period, l.series, l.hsn_tab, l.hsn, l.hsn_uqc, l.hsn_rate
  on conflict (subscriber_id, entity_id, return_period, series_id, tab, hsn, uqc, rate) do update set
    lines = s.lines + excluded.lines, quantity = s.quantity + excluded.quantity, taxable_value = s.taxable_value + excluded.taxable_value,
    igst = s.igst + excluded.igst, cgst = s.cgst + excluded.cgst, sgst = s.sgst + excluded.sgst, cess = s.cess + excluded.cess;
  perform count_turnover(asked_documents, change);
end
$$;
