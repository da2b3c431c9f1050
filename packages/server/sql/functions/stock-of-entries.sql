-- What corrections and transfers move in the stock of a GSTIN from a day on. What is found without a value comes at the cost of what is there.
create or replace function stock_of_entries(asked_entries bigint[], since date) returns setof stock_row
language sql stable
as $$
  select e.entity_id, l.item_id, p.place_id, 0::bigint, l.batch, e.date, (extract(epoch from e.created_at) * 1000000)::bigint,
    case when e.kind = 'stockTransfer' then case p.sign when 1 then 'transferIn' else 'transferOut' end when l.value is not null and l.quantity >= 0 then 'receipt' when l.quantity > 0 then 'issueReturn' else 'issue' end,
    null::bigint, e.id, l.line_number, p.sign * l.quantity, case when e.kind = 'stockAdjustment' and l.quantity >= 0 then coalesce(l.value, 0) else 0 end, l.serials
  from stock_entries e
    join stock_entry_lines l on l.subscriber_id = e.subscriber_id and l.entry_id = e.id
    cross join lateral (select l.place_id, 1 as sign where e.kind = 'stockAdjustment'
      union all select e.from_place_id, -1 where e.kind = 'stockTransfer'
      union all select e.to_place_id, 1 where e.kind = 'stockTransfer') p
  where e.subscriber_id = current_subscriber() and e.id = any(asked_entries) and e.status <> 'Cancelled' and e.date >= since
$$;
