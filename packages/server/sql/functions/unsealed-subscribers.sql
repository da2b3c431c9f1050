-- Subscribers whose audit trail has entries after its last seal, or was restored from another cluster since. In one statement, so that
-- a round of seals over many subscribers costs no round trip for each; the owner's alone, as it goes through all of them.
create or replace function unsealed_subscribers() returns setof bigint
language plpgsql
as $$
declare
  one bigint;
  last record;
  newest constant xid8 := pg_snapshot_xmax(pg_current_snapshot());
begin
  for one in select subscriber_id from subscriber_list order by 1 loop
    perform set_config('bahi.subscriber_id', one::text, true);
    select c.frontier, c.above_id into last from audit_chain c where c.subscriber_id = one order by c.seal_number desc limit 1;
    if last.frontier > newest or exists (
      select from audit_entries e
      where e.subscriber_id = one and e.transaction_id >= coalesce(last.frontier, '0'::xid8) and e.id > coalesce(last.above_id, 0)
    ) then
      return next one;
    end if;
  end loop;
end
$$;
revoke execute on function unsealed_subscribers() from public;
