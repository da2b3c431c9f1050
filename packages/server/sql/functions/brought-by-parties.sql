-- What parties brought from older books beyond the documents that were open then, whose postings are against the opening balances. It names
-- no GSTIN, so it belongs to the first of the account.
create or replace function brought_by_parties(asked_entities bigint[]) returns table (account text, party_id bigint, amount numeric)
language sql stable
as $$
  with explained as (
    select e.party_id, sum(e.debit - e.credit) as amount
    from ledger_entries o join ledger_entries e on e.subscriber_id = o.subscriber_id and e.posting_id = o.posting_id and e.account = 'party'
    where o.subscriber_id = current_subscriber() and o.account = 'openingBalances' and o.document_id is not null
    group by e.party_id),
  rests as (
    select p.id, case p.opening_balance_side when 'Credit' then -p.opening_balance else p.opening_balance end - coalesce(x.amount, 0) as rest
    from parties p left join explained x on x.party_id = p.id
    where p.subscriber_id = current_subscriber() and p.opening_balance is not null
      and (select min(e.id) from entities e where e.subscriber_id = current_subscriber() and e.entity_type = 'Entity') = any(asked_entities))
  select 'party', r.id, r.rest from rests r where r.rest <> 0
  union all
  select 'openingBalances', 0, -sum(r.rest) from rests r having sum(r.rest) <> 0
$$;
