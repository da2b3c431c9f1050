-- What each account came to at the end of a day, debits positive: sums of years, months and days, and postings that are in no sum yet. Each
-- span goes to its end that is nearest to the day: after the middle of a year or month, what comes later in it is taken off, which is less
-- to read. What a party owed when its books began and no document explains is there from the first day, against the opening balances.
create or replace function ledger_until(asked_entities bigint[], asked_branch bigint, until_day date)
returns table (account text, ledger_account_id bigint, party_id bigint, amount numeric)
language sql stable
as $$
  with summed as (
    select coalesce(max(k.posting_id), 0) as posting_id, coalesce(max(k.year_posting_id), 0) = coalesce(max(k.posting_id), 0) as has_years
    from ledger_summed k where k.subscriber_id = current_subscriber()),
  -- The day after, the first of a month that is nearest to it, and the first of April that is nearest to that.
  bounds as not materialized (
    select until_day + 1 as day, date_trunc('month', until_day + interval '16 days')::date as month,
      first_of_year((date_trunc('month', until_day + interval '16 days') + interval '6 months')::date) as year),
  sums as not materialized (
    select s.span, s.first_day, s.account, s.ledger_account_id, s.party_id, s.debit - s.credit as amount from ledger_sums s
    where s.subscriber_id = current_subscriber() and s.entity_id = any(asked_entities) and (asked_branch is null or s.branch_id = asked_branch)),
  parts as (
    select s.account, s.ledger_account_id, s.party_id, s.amount from sums s, bounds b
    where s.span = 'year' and s.first_day < b.year and (select has_years from summed)
    union all
    select s.account, s.ledger_account_id, s.party_id, case when b.year > b.month then -s.amount else s.amount end from sums s, bounds b
    where s.span = 'month' and s.first_day >= least(b.year, b.month) and s.first_day < greatest(b.year, b.month) and (select has_years from summed)
    union all
    select s.account, s.ledger_account_id, s.party_id, s.amount from sums s, bounds b
    where s.span = 'month' and s.first_day < b.month and not (select has_years from summed)
    union all
    select s.account, s.ledger_account_id, s.party_id, case when b.month > b.day then -s.amount else s.amount end from sums s, bounds b
    where s.span = 'day' and s.first_day >= least(b.month, b.day) and s.first_day < greatest(b.month, b.day)
    union all
    -- With an end to the range the planner expects a two-hundredth of the entries, not a third, for which it would read them all.
    select e.account, coalesce(e.ledger_account_id, 0), coalesce(e.party_id, 0), e.debit - e.credit from ledger_entries e
    where e.subscriber_id = current_subscriber() and e.posting_id > (select posting_id from summed) and e.posting_id < 9223372036854775807 and e.date <= until_day
      and e.entity_id = any(asked_entities) and (asked_branch is null or coalesce(e.branch_id, 0) = asked_branch)
    union all
    select b.account, 0, b.party_id, b.amount from brought_by_parties(asked_entities) b where asked_branch is null)
  select p.account, nullif(p.ledger_account_id, 0), nullif(p.party_id, 0), sum(p.amount) from parts p
  group by 1, 2, 3 having sum(p.amount) <> 0
$$;
