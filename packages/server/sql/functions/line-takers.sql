-- Live documents that take lines of others, each with what it takes. Of a taker that is cancelled count those that took its
-- lines onwards: an order that is closed short keeps of its quotation what was invoiced, and gives the rest back. Lines are
-- asked for in pairs: the documents, and a line of each.
create or replace function line_takers(asked_documents bigint[], asked_lines int[])
returns table (source_id bigint, source_line int, document_id bigint, opens text, quantity numeric, taxable_value numeric)
language sql stable
as $$
  with recursive t as (
    select a.source_id, a.source_line, y.document_id, y.line_number, n.opens, n.cancelled_at is null as is_live,
      y.quantity - y.returned_quantity as quantity, y.taxable_value
    from unnest(asked_documents, asked_lines) as a (source_id, source_line)
      join document_lines y on y.subscriber_id = current_subscriber() and y.source_document_id = a.source_id
        and y.source_line_number = a.source_line
      join documents n on n.subscriber_id = y.subscriber_id and n.id = y.document_id
    union all
    select t.source_id, t.source_line, y.document_id, y.line_number, n.opens, n.cancelled_at is null,
      y.quantity - y.returned_quantity, y.taxable_value
    from t join document_lines y on y.subscriber_id = current_subscriber() and y.source_document_id = t.document_id
        and y.source_line_number = t.line_number
      join documents n on n.subscriber_id = y.subscriber_id and n.id = y.document_id
    where not t.is_live)
  select t.source_id, t.source_line, t.document_id, t.opens, t.quantity, t.taxable_value from t where t.is_live
$$;
