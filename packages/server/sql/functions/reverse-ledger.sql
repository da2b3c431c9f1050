-- Takes back every posting of a document, payment or journal that still stands.
create or replace function reverse_ledger(asked_document bigint, asked_payment bigint, asked_journal bigint default null) returns void
language plpgsql
as $$
declare
  standing record;
begin
  for standing in
    select e.posting_id, e.source,
      json_agg(json_build_object('entity_id', e.entity_id, 'date', e.date, 'account', e.account, 'party_id', e.party_id,
        'ledger_account_id', e.ledger_account_id, 'branch_id', e.branch_id,
        'debit', e.credit, 'credit', e.debit) order by e.entry_number) as entries
    from ledger_entries e
    where e.subscriber_id = current_subscriber() and e.reverses is null
      and ((asked_document is not null and e.document_id = asked_document) or (asked_payment is not null and e.payment_id = asked_payment)
        or (asked_journal is not null and e.journal_id = asked_journal))
      and not exists (select 1 from ledger_entries r where r.subscriber_id = e.subscriber_id and r.reverses = e.posting_id
        and r.document_id is not distinct from e.document_id and r.payment_id is not distinct from e.payment_id and r.journal_id is not distinct from e.journal_id)
    group by e.posting_id, e.source order by e.posting_id
  loop
    perform post_ledger(standing.entries, asked_document, asked_payment, standing.source, standing.posting_id, asked_journal);
  end loop;
end
$$;
