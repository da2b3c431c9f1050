-- Adds the movements of serial numbers that lead from what is there to what is wanted, and keeps where each is. Refuses one that comes where it is
-- already or goes from where it is not, at the end or on any day (BH041 with the item, the serial number, and where it is).
create or replace function move_serials(asked_entity bigint, wanted stock_row[], there stock_row[], may_refuse boolean) returns void
language plpgsql
as $$
declare
  moved serial_movements[];
  wrong json;
begin
  if not exists (select from unnest(wanted) w where w.serials is not null)
    and not exists (select from unnest(there) t join items i on i.subscriber_id = current_subscriber() and i.id = t.item_id and i.has_serials) then
    return;
  end if;
  with o as materialized (select distinct r.document_id, r.entry_id from (select document_id, entry_id from unnest(wanted) union all select document_id, entry_id from unnest(there)) r),
  x as (
    select w.item_id, upper(s) as serial_key, s as serial, w.place_id, w.holder_id, w.batch, w.day, w.turn, w.sort, w.document_id, w.entry_id, w.line_number,
      sign(w.quantity)::int as direction
    from unnest(wanted) w cross join lateral unnest(w.serials) s where w.quantity <> 0
    union all
    select m.item_id, m.serial_key, m.serial, m.place_id, m.holder_id, m.batch, m.day, m.turn, m.sort, m.document_id, m.entry_id, m.line_number, -m.direction
    from o cross join lateral (
      select * from serial_movements y where y.subscriber_id = current_subscriber() and y.document_id = o.document_id
      union all
      select * from serial_movements y where y.subscriber_id = current_subscriber() and y.entry_id = o.entry_id
      union all
      select * from serial_movements y where o.document_id is null and o.entry_id is null and y.subscriber_id = current_subscriber()
        and y.entity_id = asked_entity and y.document_id is null and y.entry_id is null) m),
  added as (
    insert into serial_movements (subscriber_id, entity_id, item_id, serial_key, serial, place_id, holder_id, batch, day, turn, sort, direction, document_id, entry_id, line_number, created_by)
    select current_subscriber(), asked_entity, x.item_id, x.serial_key, min(x.serial), x.place_id, x.holder_id, x.batch, x.day, x.turn, x.sort, sum(x.direction),
      x.document_id, x.entry_id, x.line_number, current_user_id()
    from x group by x.item_id, x.serial_key, x.place_id, x.holder_id, x.batch, x.day, x.turn, x.sort, x.document_id, x.entry_id, x.line_number
    having sum(x.direction) <> 0
    returning serial_movements.*)
  select array_agg(a) into moved from added a;
  if moved is null then
    return;
  end if;

  -- Whoever moves one of them waits here for the others, and then sees what they did.
  insert into item_serials as s (subscriber_id, item_id, serial_key, serial, entity_id, place_id, holder_id, batch, quantity)
  select distinct on (m.item_id, m.serial_key) current_subscriber(), m.item_id, m.serial_key, m.serial, asked_entity, m.place_id, m.holder_id, m.batch, 0
  from unnest(moved) m order by m.item_id, m.serial_key
  on conflict (subscriber_id, item_id, serial_key) do update set quantity = s.quantity;

  update item_serials s set quantity = n.quantity, entity_id = n.entity_id, place_id = n.place_id, holder_id = n.holder_id, batch = n.batch
  from (
    -- Where it is; of one that is gone, where it went from.
    select distinct on (p.item_id, p.serial_key) p.item_id, p.serial_key, sum(p.direction) over (partition by p.item_id, p.serial_key) as quantity,
      p.entity_id, p.place_id, p.holder_id, p.batch
    from (
      select y.item_id, y.serial_key, y.entity_id, y.place_id, y.holder_id, y.batch, sum(y.direction) as direction, max(y.day) as day, max(y.turn) as turn
      from (select distinct m.item_id, m.serial_key from unnest(moved) m) k
        cross join lateral (select * from serial_movements z where z.subscriber_id = current_subscriber() and z.item_id = k.item_id and z.serial_key = k.serial_key offset 0) y
      group by y.item_id, y.serial_key, y.entity_id, y.place_id, y.holder_id, y.batch) p
    order by p.item_id, p.serial_key, p.direction desc, p.day desc, p.turn desc) n
  where s.subscriber_id = current_subscriber() and s.item_id = n.item_id and s.serial_key = n.serial_key;

  if not may_refuse then
    return;
  end if;
  select json_agg(json_build_object('itemId', b.item_id, 'item', i.name, 'serial', b.serial, 'place', p.name, 'batch', b.batch, 'isTwice', b.is_twice,
    'holder', h.name, 'isThere', s.quantity > 0) order by b.item_id, b.serial_key) into wrong
  from (
    select distinct on (d.item_id, d.serial_key) d.item_id, d.serial_key, d.serial, d.place_id, d.batch, d.total > 1 or d.here > 1 as is_twice
    from (
      -- At the end of each day: here by place, and in all.
      select e.item_id, e.serial_key, max(e.serial) over w as serial, e.place_id, e.batch, e.day,
        sum(e.direction) over (partition by e.item_id, e.serial_key, e.place_id, e.holder_id, e.batch order by e.day) as here,
        sum(e.direction) over (partition by e.item_id, e.serial_key order by e.day) as total
      from (
        select y.item_id, y.serial_key, max(y.serial) as serial, y.place_id, y.holder_id, y.batch, y.day, sum(y.direction) as direction
        from (select distinct m.item_id, m.serial_key from unnest(moved) m) k
          cross join lateral (select * from serial_movements z where z.subscriber_id = current_subscriber() and z.item_id = k.item_id and z.serial_key = k.serial_key offset 0) y
        group by y.item_id, y.serial_key, y.place_id, y.holder_id, y.batch, y.day) e
      window w as (partition by e.item_id, e.serial_key)) d
    where d.here not in (0, 1) or d.total not in (0, 1)
    order by d.item_id, d.serial_key, d.day) b
    join items i on i.subscriber_id = current_subscriber() and i.id = b.item_id
    join item_serials s on s.subscriber_id = current_subscriber() and s.item_id = b.item_id and s.serial_key = b.serial_key
    join entities p on p.subscriber_id = current_subscriber() and p.id = b.place_id
    left join parties h on h.subscriber_id = current_subscriber() and h.id = s.holder_id;
  if wrong is not null then
    raise exception 'serial_not_there' using errcode = 'BH041', detail = wrong::text;
  end if;
end
$$;
