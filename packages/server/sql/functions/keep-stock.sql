-- Brings the stock of a GSTIN to what its documents, entries and openings say: when it is first kept, or from another day on. Called
-- before the settings are read again; what is being posted is waited for, and what comes after waits.
create or replace function keep_stock(asked_entity bigint) returns void
language plpgsql
as $$
declare
  part bigint[];
begin
  perform pg_advisory_xact_lock(7240120, hashint8(asked_entity));
  perform post_stock_openings(asked_entity, false);
  perform post_stock_entry(e.id, false) from stock_entries e where e.subscriber_id = current_subscriber() and e.entity_id = asked_entity order by e.id;
  for part in
    select array_agg(d.id) from (
      select x.id, row_number() over (order by x.id) / 2000 as part from documents x join document_kinds k on k.kind = x.kind
      where x.subscriber_id = current_subscriber() and x.entity_id = asked_entity and x.issued_at is not null
        and (x.type_code = any(k.stock_in) or x.type_code = any(k.stock_out))) d
    group by d.part order by d.part
  loop
    perform post_stock(part, false);
  end loop;
end
$$;
