-- What is left of a document whose lines others take, and its status by that. The caller holds its row locked; `is_own`: the
-- document itself is being written, so that its version has moved on already.
create or replace function fulfil_document(asked_document bigint, is_own boolean) returns void
language plpgsql
as $$
declare
  k document_kinds;
  x record;
  -- Of an offer: what its customer said of it; nothing made from it gives that back.
  answered text;
  is_measured boolean;
begin
  select k2.* into k from documents d join document_kinds k2 on k2.kind = d.kind
  where d.subscriber_id = current_subscriber() and d.id = asked_document and d.number_key <> '' and d.cancelled_at is null;
  if not found or not k.is_taken then
    return;
  end if;
  select is_provisional(d.body) into is_measured from documents d where d.subscriber_id = current_subscriber() and d.id = asked_document;
  select a.answer into answered from document_answers a where a.subscriber_id = current_subscriber() and a.document_id = asked_document;
  select coalesce(sum(case when l.quantity > 0 then round(l.taxable_value * l.rest / l.quantity, 2) else 0 end), 0) as left_value,
    coalesce(bool_or(l.rest > 0), false) as has_left, coalesce(bool_or(l.taken > 0), false) as is_begun
  into x
  from (
    select s.quantity, s.taxable_value, coalesce(t.quantity, 0) as taken,
      case when is_measured and coalesce(t.quantity, 0) > 0 then 0
        else greatest(s.quantity - s.returned_quantity - coalesce(t.quantity, 0), 0) end as rest
    from document_lines s left join (
      select y.source_line, sum(y.quantity) as quantity
      from (select array_agg(a.document_id) as documents, array_agg(a.line_number) as lines from document_lines a
          where a.subscriber_id = current_subscriber() and a.document_id = asked_document and not a.is_charge) o,
        line_takers(o.documents, o.lines) y group by y.source_line) t on t.source_line = s.line_number
    where s.subscriber_id = current_subscriber() and s.document_id = asked_document and not s.is_charge) l;
  update documents d set has_left = x.has_left, left_value = x.left_value,
    fulfilment = case when not x.is_begun then 'Pending' when x.has_left then 'Partial' else 'Full' end,
    status = case when d.status is distinct from k.issued_status and d.status is distinct from answered and d.status is distinct from k.partial_status
        and d.status is distinct from k.fulfilled_status then d.status
      when not x.is_begun then coalesce(answered, k.issued_status)
      when x.has_left then coalesce(k.partial_status, d.status)
      else coalesce(k.fulfilled_status, d.status) end,
    version = d.version + case when is_own then 0 else 1 end,
    changed_at = case when is_own then d.changed_at else now() end,
    changed_by = case when is_own then d.changed_by else current_user_id() end
  where d.subscriber_id = current_subscriber() and d.id = asked_document;
end
$$;
