-- The same of the opening stock of a GSTIN.
create or replace function post_stock_openings(asked_entity bigint, may_refuse boolean) returns void
language plpgsql
as $$
begin
  if stock_since(asked_entity) is not null then
    perform move_stock(asked_entity, (select array_agg(w) from stock_of_openings(asked_entity, stock_since(asked_entity)) w),
      (select array_agg((m.entity_id, m.item_id, m.place_id, m.holder_id, m.batch, m.day, m.turn, m.sort, null, null, null, m.quantity, m.value)::stock_row)
        from stock_movements m where m.subscriber_id = current_subscriber() and m.entity_id = asked_entity and m.document_id is null and m.entry_id is null), may_refuse);
  end if;
end
$$;
