-- What postings change of the balances of their parties: a list of entries for each of them.
create or replace function move_balances(entries json) returns void
language plpgsql
as $$
begin
  insert into party_balances as b (subscriber_id, party_id, entity_id, balance)
  select current_subscriber(), e.party_id, e.entity_id, sum(coalesce(e.debit, 0) - coalesce(e.credit, 0))
  from json_array_elements(entries) as a (list)
    cross join lateral json_to_recordset(a.list) as e (entity_id bigint, party_id bigint, debit numeric, credit numeric)
  where e.party_id is not null group by e.party_id, e.entity_id order by e.party_id, e.entity_id
  on conflict (subscriber_id, party_id, entity_id) do update set balance = b.balance + excluded.balance;
end
$$;
