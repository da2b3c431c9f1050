-- The caller holds the row locked and has checked that it may be cancelled. Its number stays used.
create or replace function cancel_journal(asked_journal bigint, why text) returns void
language plpgsql
as $$
begin
  perform reverse_ledger(null, null, asked_journal);
  update journals j set status = 'Cancelled', cancel_reason = why, next_date = null, version = j.version + 1, changed_at = now(), changed_by = current_user_id()
  where j.subscriber_id = current_subscriber() and j.id = asked_journal;
end
$$;
