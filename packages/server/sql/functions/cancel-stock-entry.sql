-- The caller holds the row locked and has checked that it may be cancelled. Its number stays used.
create or replace function cancel_stock_entry(asked_entry bigint, why text) returns void
language plpgsql
as $$
begin
  update stock_entries e set status = 'Cancelled', cancel_reason = why, version = e.version + 1, changed_at = now(), changed_by = current_user_id()
  where e.subscriber_id = current_subscriber() and e.id = asked_entry;
  perform post_stock_entry(asked_entry, true);
end
$$;
