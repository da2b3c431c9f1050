-- The caller holds the payment and the documents it settles locked.
create or replace function cancel_payment(asked_payment bigint, reason text) returns void
language plpgsql
as $$
declare
  p record;
begin
  perform allocate_payment(asked_payment, '[]');
  perform reverse_ledger(null, asked_payment);
  perform keep_deductions(null, asked_payment, '[]');
  perform keep_collections(null, asked_payment, '[]');
  update payments set status = 'Cancelled', unallocated = 0, cancel_reason = reason, cancelled_at = now(),
    version = version + 1, changed_at = now(), changed_by = current_user_id()
  where subscriber_id = current_subscriber() and id = asked_payment
  returning kind, entity_id, date, series_id, amount, tds_deducted, refund_of_id into p;
  update payments set unallocated = unallocated + p.amount + p.tds_deducted, version = version + 1, changed_at = now(), changed_by = current_user_id()
  where subscriber_id = current_subscriber() and id = p.refund_of_id;
  update vouchers v set is_cancelled = true where v.subscriber_id = current_subscriber() and v.payment_id = asked_payment
    and not exists (select from filed_periods f where f.subscriber_id = v.subscriber_id and f.entity_id = v.entity_id
      and f.return_type = 'GSTR1' and f.return_period = v.return_period);
  perform count_cancelled(p.kind, p.entity_id, p.date, p.series_id, 0, 0, p.amount);
end
$$;
