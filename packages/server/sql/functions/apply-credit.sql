-- Sets which documents a credit settles: `allocations` is the whole new list. The caller holds the credit locked and has
-- checked the amounts; what is concerned is locked here, in the order of ids.
create or replace function apply_credit(asked_credit bigint, allocations json, asked_date date) returns void
language plpgsql
as $$
declare
  tenant constant bigint := current_subscriber();
  part record;
  used numeric := 0;
begin
  for part in
    select coalesce(o.document_id, n.document_id) as id, coalesce(n.amount, 0) - coalesce(o.amount, 0) as change
    from (select a.document_id, a.amount from credit_allocations a where a.subscriber_id = tenant and a.credit_id = asked_credit) o
    full join json_to_recordset(allocations) as n (document_id bigint, amount numeric) on n.document_id = o.document_id
    order by 1
  loop
    continue when part.change = 0;
    update documents d set credited = d.credited + part.change, balance = d.balance - part.change,
      version = d.version + 1, changed_at = now(), changed_by = current_user_id()
    where d.subscriber_id = tenant and d.id = part.id;
    perform settle_document(part.id);
    used := used + part.change;
  end loop;
  delete from credit_allocations a where a.subscriber_id = tenant and a.credit_id = asked_credit
    and not exists (select 1 from json_to_recordset(allocations) as n (document_id bigint) where n.document_id = a.document_id);
  insert into credit_allocations as t (subscriber_id, credit_id, document_id, amount, date)
  select tenant, asked_credit, n.document_id, n.amount, asked_date from json_to_recordset(allocations) as n (document_id bigint, amount numeric)
  on conflict (subscriber_id, credit_id, document_id) do update set amount = excluded.amount, date = excluded.date where t.amount <> excluded.amount;
  if used <> 0 then
    update documents d set credited = d.credited + used, balance = d.balance - used,
      version = d.version + 1, changed_at = now(), changed_by = current_user_id()
    where d.subscriber_id = tenant and d.id = asked_credit;
    perform settle_document(asked_credit);
  end if;
end
$$;
