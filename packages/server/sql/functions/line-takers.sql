-- Live documents that take a line of another, each with what it takes. Of a taker that is cancelled count those that took its
-- lines onwards: an order that is closed short keeps of its quotation what was invoiced, and gives the rest back.
create or replace function line_takers(asked_document bigint, asked_line int)
returns table (document_id bigint, opens text, quantity numeric, taxable_value numeric)
language sql stable
as $$
  with recursive t as (
    select y.document_id, y.line_number, n.opens, n.cancelled_at is null as is_live, y.quantity - y.returned_quantity as quantity, y.taxable_value
    from document_lines y join documents n on n.subscriber_id = y.subscriber_id and n.id = y.document_id
    where y.subscriber_id = current_subscriber() and y.source_document_id = asked_document and y.source_line_number = asked_line
    union all
    select y.document_id, y.line_number, n.opens, n.cancelled_at is null, y.quantity - y.returned_quantity, y.taxable_value
    from t join document_lines y on y.subscriber_id = current_subscriber() and y.source_document_id = t.document_id
        and y.source_line_number = t.line_number
      join documents n on n.subscriber_id = y.subscriber_id and n.id = y.document_id
    where not t.is_live)
  select t.document_id, t.opens, t.quantity, t.taxable_value from t where t.is_live
$$;
