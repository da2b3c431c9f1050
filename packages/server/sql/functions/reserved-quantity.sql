-- What open documents of some kinds keep of items at some places, in the first unit of each item: what is left of their lines.
create or replace function reserved_quantity(items bigint[], places bigint[], kinds text[])
returns table (item_id bigint, quantity numeric, documents bigint)
language sql stable
as $$
  with s as materialized (
    select s.item_id, s.document_id, s.line_number, s.quantity - s.returned_quantity as quantity,
      -- Goods without a price go with the others, in the same proportion.
      case when s.quantity > 0 then 1 + coalesce((s.body ->> 'freeQuantity')::numeric, 0) / s.quantity else 1 end as with_free,
      case when s.uqc = i.uqc then 1 else pieces_of_unit(s.item_id, s.uqc) end as rate
    from document_lines s
      join documents d on d.subscriber_id = s.subscriber_id and d.id = s.document_id and d.has_left and d.kind = any(kinds)
        and d.entity_id = any(places)
      join items i on i.subscriber_id = s.subscriber_id and i.id = s.item_id
    where s.subscriber_id = current_subscriber() and s.item_id = any(items) and s.supply = 'Goods' and not s.is_charge),
  t as (
    select y.source_id, y.source_line, sum(y.quantity) as quantity
    from (select array_agg(s.document_id) as documents, array_agg(s.line_number) as lines from s) o,
      line_takers(o.documents, o.lines) y group by y.source_id, y.source_line)
  select l.item_id, sum(l.rest), count(distinct l.document_id)
  from (
    select s.item_id, s.document_id, greatest(s.quantity - coalesce(t.quantity, 0), 0) * s.with_free * s.rate as rest
    from s left join t on t.source_id = s.document_id and t.source_line = s.line_number) l
  where l.rest > 0 group by l.item_id
$$;
