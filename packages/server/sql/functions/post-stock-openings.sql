-- The same of the opening stock of a GSTIN.
create or replace function post_stock_openings(asked_entity bigint, may_refuse boolean) returns void
language plpgsql
as $$
declare
  wanted stock_row[];
  there stock_row[];
begin
  if stock_since(asked_entity) is not null then
    wanted := (select array_agg(w) from stock_of_openings(asked_entity, stock_since(asked_entity)) w);
    there := (select array_agg((m.entity_id, m.item_id, m.place_id, m.holder_id, m.batch, m.day, m.turn, m.sort, null, null, null, m.quantity, m.value, null)::stock_row)
        from stock_movements m where m.subscriber_id = current_subscriber() and m.entity_id = asked_entity and m.document_id is null and m.entry_id is null);
    perform move_stock(asked_entity, wanted, there, may_refuse);
    perform move_serials(asked_entity, wanted, there, may_refuse);
  end if;
end
$$;
