-- What a barcode is, and one of a batch; a barcode names one item of an account.
-- Locks: items and item_batches exclusively for a moment, for columns that begin empty and the index of items.

alter table items add column barcode_type text check (barcode_type in ('EAN13', 'EAN8', 'UPCA', 'CODE128'));
alter table item_batches
  add column barcode text collate "C",
  add column barcode_type text check (barcode_type in ('EAN13', 'EAN8', 'UPCA', 'CODE128'));

do $$
declare
  tenant bigint;
begin
  perform set_config('bahi.reason', 'Upgrade: a barcode names one item', true);
  for tenant in select subscriber_id from subscriber_list loop
    perform set_config('bahi.subscriber_id', tenant::text, true);
    -- Saving refused it always; two saves at one moment may have passed.
    update items i set barcode = null where i.subscriber_id = tenant and i.barcode is not null and i.status <> 'Delete'
      and exists (select from items o where o.subscriber_id = tenant and o.barcode = i.barcode and o.status <> 'Delete' and o.id < i.id);
    update items i set barcode_type = case
        when i.barcode !~ '^([0-9]{8}|[0-9]{12}|[0-9]{13})$' then 'CODE128'
        when (select sum(substr(i.barcode, length(i.barcode) - n, 1)::int * case n % 2 when 1 then 3 else 1 end)
          from generate_series(0, length(i.barcode) - 1) n) % 10 <> 0 then 'CODE128'
        else case length(i.barcode) when 13 then 'EAN13' when 12 then 'UPCA' else 'EAN8' end end
      where i.subscriber_id = tenant and i.barcode is not null;
  end loop;
  perform set_config('bahi.subscriber_id', '', true);
  perform set_config('bahi.reason', '', true);
end
$$;

drop index items_barcode;
create unique index items_barcode on items (subscriber_id, barcode) where barcode is not null and status <> 'Delete';
create unique index item_batches_barcode on item_batches (subscriber_id, barcode) where barcode is not null;
