-- Brings ledger_sums to the last posting. Nothing is done where another does it, or where postings leave no gap for it: what
-- is not summed is read from the entries.
create or replace function sum_ledger() returns bigint
language plpgsql
as $$
declare
  tenant constant bigint := current_subscriber();
  summed bigint;
  years_summed bigint;
  last bigint;
  is_free boolean := false;
begin
  if not pg_try_advisory_xact_lock(7240131, hashint8(tenant)) then
    return null;
  end if;
  -- With this lock every posting that has a number is committed or given up; it is held for one look alone.
  for attempt in 1..20 loop
    is_free := pg_try_advisory_lock(7240130, hashint8(tenant));
    exit when is_free;
    perform pg_sleep(0.005);
  end loop;
  if not is_free then
    return null;
  end if;
  begin
    -- Read under the lock: a later posting may be committed before one with a lower number.
    select max(e.posting_id) into last from ledger_entries e where e.subscriber_id = tenant;
  exception when query_canceled or others then
    perform pg_advisory_unlock(7240130, hashint8(tenant));
    raise;
  end;
  perform pg_advisory_unlock(7240130, hashint8(tenant));
  select coalesce(max(s.posting_id), 0), coalesce(max(s.year_posting_id), 0) into summed, years_summed
  from ledger_summed s where s.subscriber_id = tenant;
  if last is null or (last <= summed and years_summed = summed) then
    return summed;
  end if;
  -- Each entry is read once: months are sums of days, years of months. In the order of the key, so that what is read together is together.
  with days as materialized (
    select e.date as first_day, e.account, e.entity_id, coalesce(e.branch_id, 0) as branch_id, coalesce(e.ledger_account_id, 0) as ledger_account_id,
      coalesce(e.party_id, 0) as party_id, sum(e.debit) as debit, sum(e.credit) as credit
    from ledger_entries e
    where e.subscriber_id = tenant and e.posting_id > summed and e.posting_id <= last
    group by 1, 2, 3, 4, 5, 6),
  months as materialized (
    select date_trunc('month', d.first_day::timestamp)::date as first_day, d.account, d.entity_id, d.branch_id, d.ledger_account_id, d.party_id,
      sum(d.debit) as debit, sum(d.credit) as credit
    from days d group by 1, 2, 3, 4, 5, 6),
  years as (
    select first_of_year(m.first_day) as first_day, m.account, m.entity_id, m.branch_id, m.ledger_account_id, m.party_id,
      sum(m.debit) as debit, sum(m.credit) as credit
    from months m where years_summed = summed group by 1, 2, 3, 4, 5, 6)
  insert into ledger_sums as s (subscriber_id, span, first_day, account, entity_id, branch_id, ledger_account_id, party_id, debit, credit)
  select tenant, x.* from (select 'day' as span, d.* from days d union all select 'month', m.* from months m union all select 'year', y.* from years y) x
  order by x.span, x.first_day, x.account, x.entity_id, x.branch_id, x.ledger_account_id, x.party_id
  on conflict (subscriber_id, span, first_day, account, entity_id, branch_id, ledger_account_id, party_id)
    do update set debit = s.debit + excluded.debit, credit = s.credit + excluded.credit;
  -- The version before this one summed no years.
  if years_summed <> summed then
    delete from ledger_sums s where s.subscriber_id = tenant and s.span = 'year';
    insert into ledger_sums (subscriber_id, span, first_day, account, entity_id, branch_id, ledger_account_id, party_id, debit, credit)
    select tenant, 'year', first_of_year(m.first_day), m.account, m.entity_id, m.branch_id, m.ledger_account_id, m.party_id, sum(m.debit), sum(m.credit)
    from ledger_sums m where m.subscriber_id = tenant and m.span = 'month'
    group by 3, 4, 5, 6, 7, 8
    order by 3, 4, 5, 6, 7, 8;
  end if;
  insert into ledger_summed as k (subscriber_id, posting_id, year_posting_id) values (tenant, last, last)
  on conflict (subscriber_id) do update set posting_id = excluded.posting_id, year_posting_id = excluded.year_posting_id;
  return last;
end
$$;
