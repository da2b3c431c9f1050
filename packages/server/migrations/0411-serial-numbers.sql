-- Serial numbers of items: each is of one unit, which is at one place or gone.
-- Locks: items, stock_openings, stock_entry_lines and challan_returns exclusively for a moment, for columns that begin as constants or empty.

alter table items add column has_serials boolean not null default false;
alter table stock_openings add column serials text[];
alter table stock_entry_lines add column serials text[];
-- Of goods that came back of a challan, and that were lost there.
alter table challan_returns add column serials text[], add column lost_serials text[];

alter type stock_row add attribute serials text[];

-- What came and went, added to alone: of a line of a document, of a line of an entry, or of opening stock.
create table serial_movements (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint not null,
  item_id bigint not null,
  -- Capital and small letters name the same unit.
  serial_key text not null,
  serial text not null,
  place_id bigint not null,
  holder_id bigint not null,
  batch text not null,
  day date not null,
  turn bigint not null,
  sort text not null,
  -- 1: it came; -1: it went; more or less where what was said before is taken back.
  direction int not null check (direction <> 0),
  document_id bigint,
  entry_id bigint,
  line_number int,
  created_at timestamptz not null default now(),
  created_by bigint,
  primary key (subscriber_id, id)
);
create index serial_movements_serial on serial_movements (subscriber_id, item_id, serial_key, day, turn, id);
create index serial_movements_document on serial_movements (subscriber_id, document_id) where document_id is not null;
create index serial_movements_entry on serial_movements (subscriber_id, entry_id) where entry_id is not null;
create index serial_movements_opening on serial_movements (subscriber_id, entity_id) where document_id is null and entry_id is null;
select tenant_table('serial_movements');
create trigger append_only before update or delete or truncate on serial_movements
  for each statement execute function stock_is_append_only();

-- Where each is at this moment. A posting locks the rows of its serials in the order of their key, so that none is sold twice.
create table item_serials (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  item_id bigint not null,
  serial_key text not null,
  serial text not null,
  -- Where it is or was last.
  entity_id bigint not null,
  place_id bigint not null,
  holder_id bigint not null,
  batch text not null,
  -- 1: it is there; 0: it is gone.
  quantity int not null,
  primary key (subscriber_id, item_id, serial_key)
) with (fillfactor = 70);
create unique index item_serials_id on item_serials (subscriber_id, id);
create index item_serials_place on item_serials (subscriber_id, item_id, place_id) where quantity > 0;
select tenant_table('item_serials');
