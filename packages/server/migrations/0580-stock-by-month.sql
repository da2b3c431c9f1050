-- What items are worth at the ends of months, so that reports value a month of movements instead of all of them; and the order in
-- which goods came, for how old what is there is.
-- Locks: stock_levels exclusively for a moment; stock_movements against writing while the index is built.

create table stock_states (
  subscriber_id bigint not null,
  entity_id bigint not null,
  item_id bigint not null,
  -- The last day of a month in which something moved: later months without a row are as this one.
  day date not null,
  method text not null,
  -- What valuing has come to (domain: StockState).
  state jsonb not null,
  primary key (subscriber_id, entity_id, item_id, day, method)
);
select tenant_table('stock_states');

-- Whatever is kept of the item for this day or a later one is out of date. Postings set it with the quantity, so that it costs
-- them nothing; all that is there already has nothing kept.
alter table stock_levels add column changed_from date default '-infinity';
alter table stock_levels alter column changed_from drop default;

-- Sales have no part in it and pay nothing for it.
create index stock_movements_receipts on stock_movements (subscriber_id, entity_id, item_id, day) include (place_id, holder_id, batch, sort, quantity)
  where sort in ('receipt', 'receiptReturn', 'transferIn');
