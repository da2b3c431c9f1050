-- Sales and purchases of a month, kept by party and by item, so that reports over them need not read every document.
-- Locks: none that others wait for but the new tables; documents and lines are read once.
alter table documents no force row level security;
alter table document_lines no force row level security;

-- What is in the books: invoices, bills and notes with lines; credits that an Input Service Distributor distributes buy nothing.
create table party_turnover (
  subscriber_id bigint not null references subscribers,
  entity_id bigint not null,
  kind text not null,
  type_code text not null,
  -- Its first day.
  month date not null,
  -- 0: none.
  series_id bigint not null,
  party_id bigint not null,
  -- '': none.
  sales_person text collate "C" not null,
  documents bigint not null,
  taxable_value numeric(20, 2) not null,
  igst numeric(20, 2) not null,
  cgst numeric(20, 2) not null,
  sgst numeric(20, 2) not null,
  -- With that of a state.
  cess numeric(20, 2) not null,
  total numeric(20, 2) not null,
  primary key (subscriber_id, kind, month, entity_id, party_id, sales_person, series_id, type_code)
);
select tenant_table('party_turnover');

create table item_turnover (
  subscriber_id bigint not null references subscribers,
  entity_id bigint not null,
  kind text not null,
  type_code text not null,
  month date not null,
  series_id bigint not null,
  -- 0: what is no item, charges among it.
  item_id bigint not null,
  -- Each as the lines have it; '': none.
  hsn text collate "C" not null,
  uqc text collate "C" not null,
  supply text collate "C" not null,
  tax_category text collate "C" not null,
  tax_rate numeric(6, 3) not null,
  lines bigint not null,
  -- Of all lines, as the HSN summary of GSTR-1 counts it.
  quantity numeric not null,
  -- Of what was sold, bought or came back: notes that only change a price have none.
  moved_quantity numeric not null,
  taxable_value numeric(20, 2) not null,
  igst numeric(20, 2) not null,
  cgst numeric(20, 2) not null,
  sgst numeric(20, 2) not null,
  cess numeric(20, 2) not null,
  total numeric(20, 2) not null,
  primary key (subscriber_id, kind, month, entity_id, item_id, hsn, uqc, supply, tax_category, tax_rate, series_id, type_code)
);
select tenant_table('item_turnover');
create index item_turnover_item on item_turnover (subscriber_id, item_id, month);
create index party_turnover_party on party_turnover (subscriber_id, party_id, month);

insert into party_turnover (subscriber_id, entity_id, kind, type_code, month, series_id, party_id, sales_person, documents, taxable_value, igst, cgst, sgst, cess, total)
select d.subscriber_id, d.entity_id, d.kind, d.type_code, date_trunc('month', d.date)::date, coalesce(d.series_id, 0), coalesce(d.party_id, 0), coalesce(d.sales_person, ''),
  count(*), sum(d.taxable_value), sum(d.igst), sum(d.cgst), sum(d.sgst), sum(d.cess + d.state_cess), sum(d.total)
from documents d where d.opens is not null and d.line_count > 0 and not d.body ? 'distribution'
group by 1, 2, 3, 4, 5, 6, 7, 8;

insert into item_turnover (subscriber_id, entity_id, kind, type_code, month, series_id, item_id, hsn, uqc, supply, tax_category, tax_rate, lines, quantity, moved_quantity,
  taxable_value, igst, cgst, sgst, cess, total)
select d.subscriber_id, d.entity_id, d.kind, d.type_code, date_trunc('month', d.date)::date, coalesce(d.series_id, 0), coalesce(l.item_id, 0), coalesce(l.hsn, ''), coalesce(l.uqc, ''),
  l.supply, l.tax_category, l.tax_rate, count(*), sum(l.quantity),
  sum(case when l.is_charge or coalesce(l.body ? 'priceDifference', false) or not (d.type_code = any(k.stock_in) or d.type_code = any(k.stock_out))
    or (k.stock_reason is not null and d.body ->> 'reason' is distinct from k.stock_reason) then 0 else l.quantity end),
  sum(l.taxable_value), sum(l.igst), sum(l.cgst), sum(l.sgst), sum(l.cess + l.cess_non_advalorem + l.state_cess), sum(l.total)
from documents d
  join document_kinds k on k.kind = d.kind
  join document_lines l on l.subscriber_id = d.subscriber_id and l.document_id = d.id
where d.opens is not null and d.line_count > 0 and not d.body ? 'distribution'
group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12;

alter table documents force row level security;
alter table document_lines force row level security;
