-- Brings the stock of some items to what their openings at a GSTIN say; `post_stock_openings` does so for all of them.
create or replace function post_item_openings(asked_entity bigint, asked_items bigint[], may_refuse boolean) returns void
language plpgsql
as $$
declare
  wanted stock_row[];
  there stock_row[];
begin
  if stock_since(asked_entity) is null then
    return;
  end if;
  -- Serial numbers of openings are compared as a whole.
  if exists (select from items i where i.subscriber_id = current_subscriber() and i.id = any(asked_items) and i.has_serials) then
    perform post_stock_openings(asked_entity, may_refuse);
    return;
  end if;
  wanted := (select array_agg(w) from stock_of_openings(asked_entity, stock_since(asked_entity)) w where w.item_id = any(asked_items));
  there := (select array_agg((m.entity_id, m.item_id, m.place_id, m.holder_id, m.batch, m.day, m.turn, m.sort, null, null, null, m.quantity, m.value, null)::stock_row)
      from stock_movements m where m.subscriber_id = current_subscriber() and m.entity_id = asked_entity and m.item_id = any(asked_items)
        and m.document_id is null and m.entry_id is null);
  perform move_stock(asked_entity, wanted, there, may_refuse);
end
$$;
