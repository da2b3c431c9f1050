-- Writes balanced postings, each a list of entries of its document, or of a payment or journal; an empty list is none. The balances of
-- their parties follow with move_balances().
create or replace function write_ledger(postings json, asked_documents bigint[], asked_sources text[], asked_payment bigint default null,
  taken_back bigint default null, asked_journal bigint default null) returns void
language plpgsql
as $$
begin
  -- Who sums the ledger waits for postings that have their number; see sum_ledger().
  perform pg_advisory_xact_lock_shared(7240130, hashint8(current_subscriber()));
  insert into ledger_entries (subscriber_id, posting_id, entry_number, entity_id, date, account, party_id, ledger_account_id, branch_id, debit, credit, source,
    document_id, payment_id, journal_id, reverses, created_by)
  select current_subscriber(), p.id, row_number() over (partition by p.place), e.entity_id, e.date, e.account, e.party_id, e.ledger_account_id, e.branch_id,
    coalesce(e.debit, 0), coalesce(e.credit, 0), asked_sources[p.place], asked_documents[p.place], asked_payment, asked_journal, taken_back, current_user_id()
  from (select nextval('ledger_posting_ids') as id, a.list, a.place from json_array_elements(postings) with ordinality as a (list, place)
      where json_array_length(a.list) > 0 offset 0) p
    cross join lateral json_to_recordset(p.list) as e (entity_id bigint, date date, account text, party_id bigint, ledger_account_id bigint, branch_id bigint,
      debit numeric, credit numeric);
end
$$;
