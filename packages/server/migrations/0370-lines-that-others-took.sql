-- A line keeps its number when lines are put before it or others are moved: documents that took it, and what came back of it,
-- name it by that number. Where it is shown is its place.
-- Locks: document_lines exclusively for a moment, for a column without a default; then rows of the documents that are mended.

-- Only where it differs from the number.
alter table document_lines add column place int check (place > 0);

drop function if exists line_takers(bigint, int);
drop function if exists replace_lines(bigint, json, int);

-- An offer whose order was closed short was kept with all of it left, as if nothing had been invoiced of that order.
do $$
declare
  tenant bigint;
begin
  perform set_config('bahi.reason', 'Upgrade: what is left of offers whose order was closed', true);
  for tenant in select subscriber_id from subscriber_list loop
    perform set_config('bahi.subscriber_id', tenant::text, true);
    with recursive t as (
      select y.source_document_id as id, y.source_line_number as line, y.document_id, y.line_number, n.cancelled_at is null as is_live,
        y.quantity - y.returned_quantity as quantity
      from documents d
        join document_lines y on y.subscriber_id = d.subscriber_id and y.source_document_id = d.id
        join documents n on n.subscriber_id = y.subscriber_id and n.id = y.document_id
      where d.subscriber_id = tenant and d.has_left is not null
        and exists (select from document_lines x join documents c on c.subscriber_id = x.subscriber_id and c.id = x.document_id
          where x.subscriber_id = d.subscriber_id and x.source_document_id = d.id and c.cancelled_at is not null)
      union all
      select t.id, t.line, y.document_id, y.line_number, n.cancelled_at is null, y.quantity - y.returned_quantity
      from t join document_lines y on y.subscriber_id = tenant and y.source_document_id = t.document_id and y.source_line_number = t.line_number
        join documents n on n.subscriber_id = y.subscriber_id and n.id = y.document_id
      where not t.is_live),
    taken as (select t.id, t.line, sum(t.quantity) as quantity from t where t.is_live group by t.id, t.line),
    counted as (
      select l.document_id,
        sum(case when l.quantity > 0 then round(l.taxable_value * greatest(l.quantity - l.returned_quantity - coalesce(k.quantity, 0), 0) / l.quantity, 2) else 0 end) as left_value,
        bool_or(l.quantity - l.returned_quantity - coalesce(k.quantity, 0) > 0) as has_left, coalesce(bool_or(k.quantity > 0), false) as is_begun
      from document_lines l left join taken k on k.id = l.document_id and k.line = l.line_number
      where l.subscriber_id = tenant and not l.is_charge and l.document_id in (select t.id from t)
      group by l.document_id)
    update documents d set has_left = c.has_left, left_value = c.left_value,
      fulfilment = case when not c.is_begun then 'Pending' when c.has_left then 'Partial' else 'Full' end,
      status = case when d.status is distinct from k.issued_status and d.status is distinct from a.answer
          and d.status is distinct from k.partial_status and d.status is distinct from k.fulfilled_status then d.status
        when not c.is_begun then coalesce(a.answer, k.issued_status)
        when c.has_left then coalesce(k.partial_status, d.status)
        else coalesce(k.fulfilled_status, d.status) end,
      version = d.version + 1
    from counted c
      join document_kinds k on true
      left join document_answers a on a.subscriber_id = tenant and a.document_id = c.document_id
    where d.subscriber_id = tenant and d.id = c.document_id and k.kind = d.kind and k.is_taken
      and (d.has_left, d.left_value) is distinct from (c.has_left, c.left_value);
  end loop;
  perform set_config('bahi.subscriber_id', '', true);
  perform set_config('bahi.reason', '', true);
end
$$;
