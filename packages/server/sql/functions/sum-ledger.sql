-- Brings ledger_sums to the last posting. Nothing is done where another does it, or where postings leave no gap for it: what
-- is not summed is read from the entries.
create or replace function sum_ledger() returns bigint
language plpgsql
as $$
declare
  tenant constant bigint := current_subscriber();
  summed bigint;
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
  select coalesce(max(s.posting_id), 0) into summed from ledger_summed s where s.subscriber_id = tenant;
  if last is null or last <= summed then
    return summed;
  end if;
  insert into ledger_sums as s (subscriber_id, span, first_day, account, entity_id, branch_id, ledger_account_id, party_id, debit, credit)
  select tenant, x.span, case x.span when 'month' then date_trunc('month', e.date)::date else e.date end, e.account, e.entity_id,
    coalesce(e.branch_id, 0), coalesce(e.ledger_account_id, 0), coalesce(e.party_id, 0), sum(e.debit), sum(e.credit)
  from ledger_entries e cross join (values ('month'), ('day')) x (span)
  where e.subscriber_id = tenant and e.posting_id > summed and e.posting_id <= last
  group by 2, 3, 4, 5, 6, 7, 8
  on conflict (subscriber_id, span, first_day, account, entity_id, branch_id, ledger_account_id, party_id)
    do update set debit = s.debit + excluded.debit, credit = s.credit + excluded.credit;
  insert into ledger_summed as k (subscriber_id, posting_id) values (tenant, last)
  on conflict (subscriber_id) do update set posting_id = excluded.posting_id;
  return last;
end
$$;
