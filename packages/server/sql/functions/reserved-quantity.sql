-- What open documents of some kinds keep of items at some places, in the first unit of each item: what is left of their lines.
create or replace function reserved_quantity(items bigint[], places bigint[], kinds text[])
returns table (item_id bigint, quantity numeric, documents bigint)
language sql stable
as $$
  select l.item_id, sum(l.rest), count(distinct l.document_id)
  from (
    select s.item_id, s.document_id, greatest(s.quantity - s.returned_quantity - t.quantity, 0)
        * case when s.uqc is distinct from i.uqc and i.conversion_rate > 0 then i.conversion_rate else 1 end as rest
    from document_lines s
      join documents d on d.subscriber_id = s.subscriber_id and d.id = s.document_id and d.has_left and d.kind = any(kinds)
        and d.entity_id = any(places)
      join items i on i.subscriber_id = s.subscriber_id and i.id = s.item_id
      cross join lateral (
        select coalesce(sum(y.quantity), 0) as quantity from line_takers(s.document_id, s.line_number) y) t
    where s.subscriber_id = current_subscriber() and s.item_id = any(items) and s.supply = 'Goods' and not s.is_charge) l
  where l.rest > 0 group by l.item_id
$$;
