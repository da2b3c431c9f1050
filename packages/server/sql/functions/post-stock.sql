-- What documents move in the stock of their GSTIN, as they are now: after they were written, cancelled, or goods came back.
create or replace function post_stock(asked_documents bigint[], may_refuse boolean) returns void
language plpgsql
as $$
declare
  e record;
  since date;
  wanted stock_row[];
  there stock_row[];
begin
  for e in select x.entity_id as id, array_agg(x.id) as documents from documents x
    where x.subscriber_id = current_subscriber() and x.id = any(asked_documents) group by x.entity_id order by x.entity_id
  loop
    since := stock_since(e.id);
    if since is not null then
      wanted := (select array_agg(w) from stock_of_documents(e.documents, since) w);
      there := (select array_agg((m.entity_id, m.item_id, m.place_id, m.holder_id, m.batch, m.day, m.turn, m.sort, m.document_id, null, m.line_number, m.quantity, m.value, null)::stock_row)
          from stock_movements m where m.subscriber_id = current_subscriber() and m.document_id = any(e.documents));
      perform move_stock(e.id, wanted, there, may_refuse);
      perform move_serials(e.id, wanted, there, may_refuse);
    end if;
  end loop;
end
$$;
