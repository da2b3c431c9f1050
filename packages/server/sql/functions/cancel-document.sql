-- The caller holds the row locked and has checked that it may be cancelled. The number of a supplier is free again.
create or replace function cancel_document(asked_document bigint, reason text, remark text) returns void
language plpgsql
as $$
declare
  d record;
  former_sources bigint[];
begin
  select kind, type_code, entity_id, date, series_id, taxable_value, igst + cgst + sgst + cess + state_cess as tax, total into d
  from documents where subscriber_id = current_subscriber() and id = asked_document;
  select array_agg(s.source_id) into former_sources from document_sources s
  where s.subscriber_id = current_subscriber() and s.document_id = asked_document;
  perform apply_credit(asked_document, '[]', d.date);
  perform unpost_document(asked_document);
  perform keep_deductions(asked_document, null, '[]');
  perform keep_collections(asked_document, null, '[]');
  perform release_sources(asked_document);
  -- The number stays used: table 13 counts it as cancelled.
  perform count_day(d.kind, d.entity_id, d.date, d.series_id, 1, d.taxable_value, d.tax, d.total, d.type_code);
  perform count_cancelled(d.kind, d.entity_id, d.date, d.series_id, d.taxable_value, d.tax, d.total, d.type_code);
  update documents set status = 'Cancelled', opens = null, supplier_number_key = null, supplier_number_loose = null, withheld = 0, collected = 0, balance = 0, cancel_reason = reason, cancel_remark = remark, cancelled_at = now(), has_left = null, left_value = null, fulfilment = null,
    version = version + 1, changed_at = now(), changed_by = current_user_id()
  where subscriber_id = current_subscriber() and id = asked_document;
  update self_invoices s set is_cancelled = true where s.subscriber_id = current_subscriber() and s.document_id = asked_document
    and not exists (select from filed_periods f where f.subscriber_id = s.subscriber_id and f.entity_id = s.entity_id
      and f.return_type = 'GSTR1' and f.return_period = s.return_period);
  -- The sales of its day wait for an invoice again.
  delete from day_invoices i where i.subscriber_id = current_subscriber() and i.document_id = asked_document;
  if found then
    update day_sales s set document_id = null where s.subscriber_id = current_subscriber() and s.document_id = asked_document;
  end if;
  if former_sources is not null then
    perform fulfil_sources(asked_document, former_sources);
  end if;
  perform post_stock(array[asked_document], true);
end
$$;
