-- The number of the last posting: each with a lower one is committed or given up. Waits for postings that are under way.
create or replace function last_posting() returns bigint
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(7240130, hashint8(current_subscriber()));
  return (select coalesce(max(e.posting_id), 0) from ledger_entries e where e.subscriber_id = current_subscriber());
end
$$;
