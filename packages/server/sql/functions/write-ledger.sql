-- Writes one balanced posting; the balances of its parties follow with move_balances().
create or replace function write_ledger(entries json, asked_document bigint, asked_payment bigint, asked_source text, taken_back bigint default null,
  asked_journal bigint default null) returns void
language plpgsql
as $$
declare
  posting bigint;
begin
  -- Who sums the ledger waits for postings that have their number; see sum_ledger().
  perform pg_advisory_xact_lock_shared(7240130, hashint8(current_subscriber()));
  posting := nextval('ledger_posting_ids');
  insert into ledger_entries (subscriber_id, posting_id, entry_number, entity_id, date, account, party_id, ledger_account_id, branch_id, debit, credit, source,
    document_id, payment_id, journal_id, reverses, created_by)
  select current_subscriber(), posting, row_number() over (), e.entity_id, e.date, e.account, e.party_id, e.ledger_account_id, e.branch_id,
    coalesce(e.debit, 0), coalesce(e.credit, 0), asked_source, asked_document, asked_payment, asked_journal, taken_back, current_user_id()
  from json_to_recordset(entries) as e (entity_id bigint, date date, account text, party_id bigint, ledger_account_id bigint, branch_id bigint,
    debit numeric, credit numeric);
end
$$;
