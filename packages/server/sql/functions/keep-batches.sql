-- Batches of movements that the master has not, or has without the days that were typed where they were received. The levels of
-- these batches are locked by the caller, which keeps two from making one batch.
create or replace function keep_batches(moved stock_movements[]) returns void
language sql
as $$
  insert into item_batches as b (subscriber_id, item_id, batch, manufactured_on, expires_on, created_by, changed_by)
  select current_subscriber(), m.item_id, min(m.batch), max(t.manufactured_on), max(t.expires_on), current_user_id(), current_user_id()
  from unnest(moved) m
    -- Each movement finds its line by its key, however many there are.
    left join lateral (
      select (l.body ->> 'manufacturedOn')::date as manufactured_on, (l.body ->> 'expiresOn')::date as expires_on from document_lines l
      where l.subscriber_id = current_subscriber() and l.document_id = m.document_id and l.line_number = m.line_number
      union all
      select l.manufactured_on, l.expires_on from stock_entry_lines l
      where l.subscriber_id = current_subscriber() and l.entry_id = m.entry_id and l.line_number = m.line_number
      union all
      select o.manufactured_on, o.expires_on from stock_openings o
      where m.document_id is null and m.entry_id is null and o.subscriber_id = current_subscriber() and o.entity_id = m.entity_id
        and o.item_id = m.item_id and o.place_id = m.place_id and o.batch = m.batch offset 0) t on true
    left join lateral (select k.manufactured_on, k.expires_on, true as is_known from item_batches k
      where k.subscriber_id = current_subscriber() and k.item_id = m.item_id and upper(k.batch) = upper(m.batch) offset 0) k on true
  where m.batch <> '' and (k.is_known is null or (k.manufactured_on is null and t.manufactured_on is not null) or (k.expires_on is null and t.expires_on is not null))
  group by m.item_id, upper(m.batch)
  order by m.item_id, upper(m.batch)
  on conflict (subscriber_id, item_id, upper(batch)) do update set manufactured_on = coalesce(b.manufactured_on, excluded.manufactured_on),
    expires_on = coalesce(b.expires_on, excluded.expires_on), version = b.version + 1, changed_at = now(), changed_by = current_user_id()
$$;
