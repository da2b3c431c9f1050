-- The very texts that are hashed, so that a file of the trail can be checked without the database.
-- Locks: none.

create function audit_entry_text(e audit_entries) returns text
language sql stable
as $$
  select jsonb_build_array(e.subscriber_id, e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
    e.transaction_id::text, e.table_name, e.record_id, e.action, e.before, e.after, e.user_id, e.impersonator_id, e.request_id,
    e.source, e.reason)::text
$$;

create function audit_seal_text(c audit_chain) returns text
language sql stable
as $$
  select jsonb_build_array(c.subscriber_id, c.seal_number, to_char(c.sealed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
    c.frontier::text, c.above_id, c.entry_ids)::text
$$;
