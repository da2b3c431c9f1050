-- Quantities of items at the places of each GSTIN: movements that are only added to, with what they come to by day and at this moment.
-- Locks: items, document_kinds and document_lines exclusively for a moment, for columns that begin as constants or empty.

-- Which types of document move goods, and for which reason where only one does; a test compares with the declarations of kinds.
alter table document_kinds
  add column stock_in text[] not null default '{}',
  add column stock_out text[] not null default '{}',
  add column stock_reason text,
  -- Its goods leave before they are supplied, so that what is made from it does not move them again.
  add column moves_goods boolean not null default false;
update document_kinds set stock_out = '{I}' where kind = 'salesInvoice';
update document_kinds set stock_out = '{C}', moves_goods = true where kind = 'deliveryChallan';
update document_kinds set stock_in = '{C}', stock_reason = 'Sales Return' where kind = 'outwardNote';
update document_kinds set stock_in = '{B}' where kind = 'purchaseBill';
update document_kinds set stock_out = '{D}', stock_reason = 'Purchase Return' where kind = 'inwardNote';

alter table items
  -- Goods of which quantities are kept.
  add column is_stocked boolean not null default true,
  add column has_batches boolean not null default false,
  -- In the first unit: from here on it is low.
  add column reorder_level numeric check (reorder_level >= 0 and reorder_level < 1e15);

-- What the line of a purchase cost with its charges and the tax that nobody credits. Null before it was kept: its value.
alter table document_lines add column cost numeric(18, 2);

-- Stock that was there when its books began.
create table stock_openings (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint not null,
  item_id bigint not null,
  -- A branch or a godown; the GSTIN itself where its goods are at no other place.
  place_id bigint not null,
  batch text not null default '',
  date date not null,
  quantity numeric not null check (quantity > 0 and quantity <= 1e15),
  value numeric(18, 2) not null check (value >= 0),
  created_at timestamptz not null default now(),
  created_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, place_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, item_id) references items (subscriber_id, id)
);
create unique index stock_openings_key on stock_openings (subscriber_id, entity_id, item_id, place_id, batch);
create index stock_openings_item on stock_openings (subscriber_id, item_id);
create index stock_openings_place on stock_openings (subscriber_id, place_id);
select tenant_table('stock_openings');
select audit_table('stock_openings');

-- Corrections, and goods that go from one place of a GSTIN to another.
create table stock_entries (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  kind text not null check (kind in ('stockAdjustment', 'stockTransfer')),
  entity_id bigint not null,
  date date not null,
  number text not null,
  series_id bigint,
  sequence_number bigint,
  financial_year text not null,
  -- Of an adjustment.
  reason text check ((reason is null) = (kind = 'stockTransfer')),
  notes text,
  -- Of a transfer.
  from_place_id bigint check ((from_place_id is null) = (kind = 'stockAdjustment')),
  to_place_id bigint check ((to_place_id is null) = (kind = 'stockAdjustment')),
  status text not null default 'Active' check (status in ('Active', 'Cancelled')),
  cancel_reason text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, from_place_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, to_place_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, series_id) references series (subscriber_id, id)
);
create unique index stock_entries_number on stock_entries (subscriber_id, entity_id, kind, financial_year, upper(number));
create index stock_entries_list on stock_entries (subscriber_id, entity_id, date desc, id desc);
create index stock_entries_from on stock_entries (subscriber_id, from_place_id);
create index stock_entries_to on stock_entries (subscriber_id, to_place_id);
create index stock_entries_series on stock_entries (subscriber_id, series_id);
select tenant_table('stock_entries');
select audit_table('stock_entries');

create table stock_entry_lines (
  subscriber_id bigint not null references subscribers,
  entry_id bigint not null,
  line_number int not null check (line_number > 0),
  item_id bigint not null,
  -- Of an adjustment.
  place_id bigint,
  batch text not null default '',
  -- Of an adjustment: what is added, or less than 0 taken away; 0 where the value alone changes. Of a transfer: what goes.
  quantity numeric not null check (abs(quantity) <= 1e15),
  value numeric(18, 2),
  primary key (subscriber_id, entry_id, line_number),
  foreign key (subscriber_id, entry_id) references stock_entries (subscriber_id, id),
  foreign key (subscriber_id, place_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, item_id) references items (subscriber_id, id)
);
create index stock_entry_lines_item on stock_entry_lines (subscriber_id, item_id);
create index stock_entry_lines_place on stock_entry_lines (subscriber_id, place_id);
select tenant_table('stock_entry_lines');
select audit_table('stock_entry_lines', 'entry_id', true);

-- A movement as it should be, or is.
create type stock_row as (entity_id bigint, item_id bigint, place_id bigint, holder_id bigint, batch text, day date, turn bigint, sort text,
  document_id bigint, entry_id bigint, line_number int, quantity numeric, value numeric);

create function stock_is_append_only() returns trigger
language plpgsql
as $$
begin
  raise exception 'stock movements are append-only: % is refused, add the difference instead', lower(tg_op)
    using errcode = 'insufficient_privilege';
end
$$;

-- Each is of a line of a document, of a line of an entry, or of opening stock. Lines refer to items and places; these are written from them.
create table stock_movements (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint not null,
  item_id bigint not null,
  place_id bigint not null,
  -- The party that has goods of ours: a job worker, or who tries them. 0: they are with us.
  holder_id bigint not null default 0,
  batch text not null default '',
  day date not null,
  -- The order within a day: when the document or entry was issued, in microseconds; opening stock is first.
  turn bigint not null,
  sort text not null check (sort in ('receipt', 'receiptReturn', 'issue', 'issueReturn', 'transferIn', 'transferOut')),
  -- In the first unit of the item.
  quantity numeric not null,
  value numeric(18, 2) not null default 0,
  -- Without both it is of opening stock.
  document_id bigint,
  entry_id bigint,
  line_number int,
  created_at timestamptz not null default now(),
  created_by bigint,
  primary key (subscriber_id, id),
  check (num_nonnulls(document_id, entry_id) < 2)
);
create index stock_movements_item on stock_movements (subscriber_id, entity_id, item_id, day, turn, id);
create index stock_movements_document on stock_movements (subscriber_id, document_id) where document_id is not null;
create index stock_movements_entry on stock_movements (subscriber_id, entry_id) where entry_id is not null;
create index stock_movements_opening on stock_movements (subscriber_id, entity_id) where document_id is null and entry_id is null;
select tenant_table('stock_movements');
create trigger append_only before update or delete or truncate on stock_movements
  for each statement execute function stock_is_append_only();

-- What movements come to at this moment. A posting locks the rows it changes, in the order of their key, so that nothing is sold twice.
create table stock_levels (
  subscriber_id bigint not null references subscribers,
  item_id bigint not null,
  place_id bigint not null,
  holder_id bigint not null,
  batch text not null,
  entity_id bigint not null,
  quantity numeric not null,
  -- Names a row of a list.
  id bigint generated always as identity,
  primary key (subscriber_id, item_id, place_id, holder_id, batch)
) with (fillfactor = 60);
create index stock_levels_entity on stock_levels (subscriber_id, entity_id, item_id);
select tenant_table('stock_levels');

-- The same by day, with what goes between places of one GSTIN apart.
create table stock_days (
  subscriber_id bigint not null references subscribers,
  item_id bigint not null,
  place_id bigint not null,
  holder_id bigint not null,
  batch text not null,
  day date not null,
  entity_id bigint not null,
  -- Opening stock, which nothing brought.
  opening numeric not null default 0,
  inward numeric not null default 0,
  outward numeric not null default 0,
  moved_in numeric not null default 0,
  moved_out numeric not null default 0,
  primary key (subscriber_id, item_id, place_id, holder_id, batch, day)
) with (fillfactor = 70);
create index stock_days_entity on stock_days (subscriber_id, entity_id, item_id, day);
select tenant_table('stock_days');

-- The series that new accounts begin with.
do $$
declare
  tenant bigint;
begin
  perform set_config('bahi.reason', 'Upgrade: series for corrections and transfers of stock', true);
  for tenant in select subscriber_id from subscriber_list loop
    perform set_config('bahi.subscriber_id', tenant::text, true);
    insert into series (subscriber_id, name, code, document_kind, prefix, separator, year_style, width, start_number, resets, is_default)
    select tenant, n.name, n.prefix, n.kind, n.prefix, '/', 'short', 4, 1, 'Yearly', true
    from (values ('Stock adjustments', 'SA', 'stockAdjustment'), ('Stock transfers', 'ST', 'stockTransfer')) as n (name, prefix, kind)
    where exists (select from series s where s.subscriber_id = tenant and s.document_kind = 'paymentIn');
  end loop;
  perform set_config('bahi.subscriber_id', '', true);
  perform set_config('bahi.reason', '', true);
end
$$;
