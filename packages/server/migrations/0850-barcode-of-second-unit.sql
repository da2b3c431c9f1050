-- The box or carton of an item has a barcode of its own. Locks: items exclusively for a moment, for a column that begins empty and its index.

alter table items add column secondary_barcode text collate "C";
create unique index items_secondary_barcode on items (subscriber_id, secondary_barcode)
  where secondary_barcode is not null and status <> 'Delete';

create or replace function keep_item_words() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' then
    delete from item_words w using old_rows o join new_rows n on n.subscriber_id = o.subscriber_id and n.id = o.id
    where w.subscriber_id = o.subscriber_id and w.item_id = o.id
      and (o.name, o.code, o.barcode, o.secondary_barcode, o.hsn) is distinct from (n.name, n.code, n.barcode, n.secondary_barcode, n.hsn);
  end if;
  insert into item_words (subscriber_id, word, item_id)
  select n.subscriber_id, left(w.word, 60), n.id from new_rows n
  cross join lateral (
    select words_of(concat_ws(' ', n.name, n.code)) as word
    union select lower(x) from unnest(array[n.code, n.barcode, n.secondary_barcode, n.hsn]) x where x is not null
  ) w
  on conflict do nothing;
  return null;
end
$$;
