-- Opening stock of a GSTIN: on the day that was said, and no earlier than its stock is kept.
create or replace function stock_of_openings(asked_entity bigint, since date) returns setof stock_row
language sql stable
as $$
  select o.entity_id, o.item_id, o.place_id, 0::bigint, o.batch, greatest(o.date, since), 0::bigint, 'receipt', null::bigint, null::bigint, null::int, o.quantity, o.value, o.serials
  from stock_openings o where o.subscriber_id = current_subscriber() and o.entity_id = asked_entity
$$;
