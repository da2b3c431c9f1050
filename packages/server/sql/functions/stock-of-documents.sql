-- What documents move in the stock of a GSTIN from a day on. Goods of a challan left with it: an invoice made from a challan that is
-- live moves nothing, or what was measured more or less; where nothing was supplied by the challan, it takes them from who has them.
create or replace function stock_of_documents(asked_documents bigint[], since date) returns setof stock_row
language sql stable
as $$
  with d as materialized (
    select x.id, x.entity_id, coalesce(x.child_entity_id, x.entity_id) as place_id, coalesce(x.party_id, 0) as party_id, x.date as day, (extract(epoch from x.issued_at) * 1000000)::bigint as turn, k.moves_goods,
      case when x.type_code = any(k.stock_in) then 1 else -1 end as sign, k.stock_reason is not null as is_return,
      k.moves_goods and is_no_supply(x.body) as is_lent
    from documents x join document_kinds k on k.kind = x.kind
    where x.subscriber_id = current_subscriber() and x.id = any(asked_documents) and x.issued_at is not null and x.cancelled_at is null and x.date >= since
      and (x.type_code = any(k.stock_in) or x.type_code = any(k.stock_out))
      and (k.stock_reason is null or x.body ->> 'reason' = k.stock_reason) and not x.body ? 'revision'),
  l as (
    select d.*, y.line_number, y.item_id, case when i.has_batches then coalesce(y.body ->> 'batch', '') else '' end as batch, r.rate,
      (y.quantity + coalesce((y.body ->> 'freeQuantity')::numeric, 0)) * r.rate as quantity, coalesce(y.cost, y.taxable_value) as cost,
      case when i.has_serials then (select array_agg(s) from jsonb_array_elements_text(y.body -> 'serials') s) end as serials,
      s.document_id as sent_by, s.place_id as sent_from, s.holder_id as sent_to, s.batch as sent_batch,
      case when s.is_measured then (y.quantity - s.quantity) * r.rate else 0 end as measured
    from d
      -- Each line finds its item and what it was made from by their keys, however many there are: `offset 0` keeps the planner from joining otherwise.
      cross join lateral (select * from document_lines z where z.subscriber_id = current_subscriber() and z.document_id = d.id and not z.is_charge
        and z.supply = 'Goods' and z.quantity + coalesce((z.body ->> 'freeQuantity')::numeric, 0) > 0 and not coalesce(z.body ? 'priceDifference', false) offset 0) y
      cross join lateral (select j.has_batches, j.has_serials, j.uqc from items j where j.subscriber_id = current_subscriber() and j.id = y.item_id
        and j.supply = 'Goods' and j.is_stocked offset 0) i
      cross join lateral (select case when y.uqc = i.uqc then 1 else coalesce(y.stock_rate, pieces_of_source(y.source_document_id, y.source_line_number, y.item_id, y.uqc),
        pieces_of_unit(y.item_id, y.uqc)) end as rate) r
      left join lateral (
        select c.id as document_id, coalesce(c.child_entity_id, c.entity_id) as place_id, case when is_no_supply(c.body) then c.party_id end as holder_id,
          is_provisional(c.body) as is_measured, z.quantity - z.returned_quantity as quantity, coalesce(z.body ->> 'batch', '') as batch
        from documents c join document_kinds k on k.kind = c.kind and k.moves_goods
          join document_lines z on z.subscriber_id = c.subscriber_id and z.document_id = c.id and z.line_number = y.source_line_number
        where y.source_document_id is not null and not d.moves_goods and d.sign < 0 and not d.is_return
          and c.subscriber_id = current_subscriber() and c.id = y.source_document_id and c.cancelled_at is null and c.date >= since offset 0) s on true),
  b as (
    select l.*, t.returned_on, t.quantity * l.rate as back, t.lost_quantity * l.rate as lost, t.serials as back_serials, t.lost_serials
    from l join challan_returns t on t.subscriber_id = current_subscriber() and t.document_id = l.id and t.line_number = l.line_number
    where l.moves_goods)
  -- What is bought, sold or taken back.
  select l.entity_id, l.item_id, l.place_id, 0::bigint, l.batch, l.day, l.turn,
    case when l.is_return then case l.sign when 1 then 'issueReturn' else 'receiptReturn' end else case l.sign when 1 then 'receipt' else 'issue' end end,
    l.id, null::bigint, l.line_number, l.sign * l.quantity, case when l.is_return = (l.sign < 0) then l.sign * l.cost else 0 end, l.serials
  from l where l.sent_by is null and not l.is_lent
  union all
  -- What left with a challan.
  select l.entity_id, l.item_id, l.sent_from, coalesce(l.sent_to, 0), case when l.sent_to is null then l.batch else l.sent_batch end, l.day, l.turn, 'issue', l.id, null, l.line_number,
    -case when l.sent_to is null then l.measured else l.quantity end, 0, case when l.sent_to is not null then l.serials end
  from l where l.sent_by is not null and (l.sent_to is not null or l.measured <> 0)
  union all
  -- What is ours still, with somebody else.
  select l.entity_id, l.item_id, l.place_id, h.holder_id, l.batch, l.day, l.turn, h.sort, l.id, null, l.line_number, h.sign * l.quantity, 0, l.serials
  from l cross join lateral (values (0::bigint, -1, 'transferOut'), (l.party_id, 1, 'transferIn')) as h (holder_id, sign, sort) where l.is_lent
  union all
  -- What came back of a challan, and what was lost there.
  select b.entity_id, b.item_id, b.place_id, 0, b.batch, b.returned_on, b.turn, case when b.is_lent then 'transferIn' else 'issueReturn' end, b.id, null, b.line_number, b.back, 0, b.back_serials
  from b where b.back > 0
  union all
  select b.entity_id, b.item_id, b.place_id, b.party_id, b.batch, b.returned_on, b.turn, 'transferOut', b.id, null, b.line_number, -b.back, 0, b.back_serials
  from b where b.is_lent and b.back > 0
  union all
  select b.entity_id, b.item_id, b.place_id, b.party_id, b.batch, b.returned_on, b.turn, 'issue', b.id, null, b.line_number, -b.lost, 0, b.lost_serials
  from b where b.is_lent and b.lost > 0
$$;
