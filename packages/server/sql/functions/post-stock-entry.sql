-- The same of a correction or a transfer.
create or replace function post_stock_entry(asked_entry bigint, may_refuse boolean) returns void
language plpgsql
as $$
declare
  place bigint;
  wanted stock_row[];
  there stock_row[];
begin
  select e.entity_id into place from stock_entries e where e.subscriber_id = current_subscriber() and e.id = asked_entry;
  if stock_since(place) is not null then
    wanted := (select array_agg(w) from stock_of_entries(array[asked_entry], stock_since(place)) w);
    there := (select array_agg((m.entity_id, m.item_id, m.place_id, m.holder_id, m.batch, m.day, m.turn, m.sort, null, m.entry_id, m.line_number, m.quantity, m.value, null)::stock_row)
        from stock_movements m where m.subscriber_id = current_subscriber() and m.entry_id = asked_entry);
    perform move_stock(place, wanted, there, may_refuse);
    perform move_serials(place, wanted, there, may_refuse);
  end if;
end
$$;
