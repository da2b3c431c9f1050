-- What each account came to at the end of a day, debits positive: sums of whole months, days of the last one, and postings that are in no sum
-- yet. What a party owed when its books began and no document explains is there from the first day, against the opening balances.
create or replace function ledger_until(asked_entities bigint[], asked_branch bigint, until_day date)
returns table (account text, ledger_account_id bigint, party_id bigint, amount numeric)
language sql stable
as $$
  with summed as (select coalesce(max(k.posting_id), 0) as posting_id from ledger_summed k where k.subscriber_id = current_subscriber()),
  parts as (
    select s.account, s.ledger_account_id, s.party_id, s.debit - s.credit as amount from ledger_sums s
    where s.subscriber_id = current_subscriber() and s.span = 'month' and s.first_day < date_trunc('month', until_day)::date
      and s.entity_id = any(asked_entities) and (asked_branch is null or s.branch_id = asked_branch)
    union all
    select s.account, s.ledger_account_id, s.party_id, s.debit - s.credit from ledger_sums s
    where s.subscriber_id = current_subscriber() and s.span = 'day' and s.first_day >= date_trunc('month', until_day)::date and s.first_day <= until_day
      and s.entity_id = any(asked_entities) and (asked_branch is null or s.branch_id = asked_branch)
    union all
    select e.account, coalesce(e.ledger_account_id, 0), coalesce(e.party_id, 0), e.debit - e.credit from ledger_entries e
    where e.subscriber_id = current_subscriber() and e.posting_id > (select posting_id from summed) and e.date <= until_day
      and e.entity_id = any(asked_entities) and (asked_branch is null or coalesce(e.branch_id, 0) = asked_branch)
    union all
    select b.account, 0, b.party_id, b.amount from brought_by_parties(asked_entities) b where asked_branch is null)
  select p.account, nullif(p.ledger_account_id, 0), nullif(p.party_id, 0), sum(p.amount) from parts p
  group by 1, 2, 3 having sum(p.amount) <> 0
$$;
