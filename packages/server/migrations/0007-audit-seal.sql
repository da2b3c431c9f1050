-- Sealing of the audit trail: how an entry and a batch are hashed, stated once for sealing and checking.
-- Locks: short, on audit_chain for a column with a constant default.

-- Entries of this batch have greater ids: transactions are numbered anew after a restore into another cluster.
alter table audit_chain add column above_id bigint not null default 0;
create index audit_chain_frontier on audit_chain (subscriber_id, frontier);

create function audit_entry_hash(e audit_entries) returns bytea
language sql stable
as $$
  select sha256(convert_to(jsonb_build_array(e.subscriber_id, e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
    e.transaction_id::text, e.table_name, e.record_id, e.action, e.before, e.after, e.user_id, e.impersonator_id, e.request_id,
    e.source, e.reason)::text, 'UTF8'))
$$;

create function audit_seal_hash(c audit_chain) returns bytea
language sql stable
as $$
  select sha256(c.previous_hash || convert_to(jsonb_build_array(c.subscriber_id, c.seal_number,
    to_char(c.sealed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), c.frontier::text, c.above_id, c.entry_ids)::text, 'UTF8')
    || c.entry_hashes)
$$;
