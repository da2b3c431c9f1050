-- Adds the movements that lead from what is there to what is wanted, and keeps levels and days; what is the same stays. Refuses where
-- the stock of a GSTIN is never below nothing and something would be, on the day or on a later one (BH040 with the item, the place, and what is there).
create or replace function move_stock(asked_entity bigint, wanted stock_row[], there stock_row[], may_refuse boolean) returns void
language plpgsql
as $$
declare
  moved stock_movements[];
  short json;
begin
  with w as (
    select w.item_id, w.place_id, w.holder_id, w.batch, w.day, w.turn, w.sort, w.document_id, w.entry_id, w.line_number, sum(w.quantity) as quantity, sum(w.value) as value
    from (select u.item_id, u.place_id, u.holder_id, u.batch, u.day, u.turn, u.sort, u.document_id, u.entry_id, u.line_number, u.quantity, u.value from unnest(wanted) u union all
      select t.item_id, t.place_id, t.holder_id, t.batch, t.day, t.turn, t.sort, t.document_id, t.entry_id, t.line_number, -t.quantity, -t.value from unnest(there) t) w
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
    having sum(w.quantity) <> 0 or sum(w.value) <> 0),
  added as (
    insert into stock_movements (subscriber_id, entity_id, item_id, place_id, holder_id, batch, day, turn, sort, quantity, value, document_id, entry_id, line_number, created_by)
    select current_subscriber(), asked_entity, w.item_id, w.place_id, w.holder_id, w.batch, w.day, w.turn, w.sort, w.quantity, w.value,
      w.document_id, w.entry_id, w.line_number, current_user_id()
    from w order by w.turn, w.document_id, w.entry_id, w.line_number
    returning stock_movements.*)
  select array_agg(a) into moved from added a;
  if moved is null then
    return;
  end if;

  insert into stock_levels as l (subscriber_id, item_id, place_id, holder_id, batch, entity_id, quantity, changed_from)
  select current_subscriber(), m.item_id, m.place_id, m.holder_id, m.batch, asked_entity, sum(m.quantity), min(m.day) from unnest(moved) m
  group by m.item_id, m.place_id, m.holder_id, m.batch
  order by m.item_id, m.place_id, m.holder_id, m.batch
  on conflict (subscriber_id, item_id, place_id, holder_id, batch) do update set quantity = l.quantity + excluded.quantity,
    changed_from = least(l.changed_from, excluded.changed_from);

  insert into stock_days as x (subscriber_id, item_id, place_id, holder_id, batch, day, entity_id, opening, inward, outward, moved_in, moved_out)
  select current_subscriber(), m.item_id, m.place_id, m.holder_id, m.batch, m.day, asked_entity,
    coalesce(sum(m.quantity) filter (where o.is_opening), 0),
    coalesce(sum(m.quantity) filter (where m.sort in ('receipt', 'issueReturn') and not o.is_opening), 0), coalesce(-sum(m.quantity) filter (where m.sort in ('issue', 'receiptReturn')), 0),
    coalesce(sum(m.quantity) filter (where m.sort = 'transferIn'), 0), coalesce(-sum(m.quantity) filter (where m.sort = 'transferOut'), 0)
  from unnest(moved) m cross join lateral (select m.document_id is null and m.entry_id is null as is_opening) o
  group by m.item_id, m.place_id, m.holder_id, m.batch, m.day
  order by m.item_id, m.place_id, m.holder_id, m.batch, m.day
  on conflict (subscriber_id, item_id, place_id, holder_id, batch, day) do update set opening = x.opening + excluded.opening, inward = x.inward + excluded.inward, outward = x.outward + excluded.outward,
    moved_in = x.moved_in + excluded.moved_in, moved_out = x.moved_out + excluded.moved_out;

  if exists (select from unnest(moved) m where m.batch <> '') then
    perform keep_batches(moved);
  end if;

  if not may_refuse or setting_of('NegativeStock', asked_entity) is distinct from 'Refuse' then
    return;
  end if;
  select json_agg(json_build_object('itemId', s.item_id, 'item', i.name, 'place', p.name, 'batch', s.batch, 'available', trim_scale(s.least - s.change)::text,
    'uqc', coalesce(i.uqc, '')) order by s.item_id) into short
  from (
    select f.item_id, f.place_id, f.batch, f.change, l.quantity - greatest(coalesce(max(x.later), 0), 0) as least
    from (select m.item_id, m.place_id, m.holder_id, m.batch, min(m.day) as day, sum(m.quantity) as change from unnest(moved) m
        group by m.item_id, m.place_id, m.holder_id, m.batch having bool_or(m.quantity < 0)) f
      join stock_levels l on l.subscriber_id = current_subscriber() and l.item_id = f.item_id and l.place_id = f.place_id and l.holder_id = f.holder_id and l.batch = f.batch
      left join lateral (
        select sum(y.opening + y.inward - y.outward + y.moved_in - y.moved_out) over (order by y.day desc) as later from stock_days y
        where y.subscriber_id = current_subscriber() and y.item_id = f.item_id and y.place_id = f.place_id and y.holder_id = f.holder_id and y.batch = f.batch
          and y.day > f.day) x on true
    group by f.item_id, f.place_id, f.batch, f.change, l.quantity) s
    join items i on i.subscriber_id = current_subscriber() and i.id = s.item_id
    join entities p on p.subscriber_id = current_subscriber() and p.id = s.place_id
  where s.least < 0;
  if short is not null then
    raise exception 'stock_short' using errcode = 'BH040', detail = short::text;
  end if;
end
$$;
