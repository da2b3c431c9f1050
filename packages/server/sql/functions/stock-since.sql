-- From when on the stock of a GSTIN is kept; null where it is not. The answer stays true until the end of the transaction:
-- a change of these settings waits for all of them (`keep_stock`).
create or replace function stock_since(asked_entity bigint) returns date
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock_shared(7240120, hashint8(asked_entity));
  return (select coalesce(nullif(setting_of('StockSince', asked_entity), '')::date, '-infinity'::date)
    where setting_of('EnableStockInventory', asked_entity) = 'true');
end
$$;
