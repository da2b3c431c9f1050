-- Sets what a payment settles: `allocations` is the whole new list. The caller holds the payment and all documents
-- concerned locked, in the order of their ids, and has checked the amounts; the table's checks refuse the rest.
create or replace function allocate_payment(asked_payment bigint, allocations json) returns numeric
language plpgsql
as $$
declare
  tenant constant bigint := current_subscriber();
  rest numeric;
begin
  update documents d set paid = d.paid + x.change, balance = d.balance - x.change,
    status = case when d.status <> k.issued_status and d.status is distinct from k.settled_status then d.status
      when d.balance - x.change = 0 and d.paid + x.change > 0 then coalesce(k.settled_status, k.issued_status)
      else k.issued_status end,
    version = d.version + 1, changed_at = now(), changed_by = current_user_id()
  from (
    select coalesce(o.document_id, n.document_id) as document_id, coalesce(n.amount, 0) - coalesce(o.amount, 0) as change
    from (select a.document_id, a.amount from payment_allocations a where a.subscriber_id = tenant and a.payment_id = asked_payment) o
    full join json_to_recordset(allocations) as n (document_id bigint, amount numeric) on n.document_id = o.document_id
  ) x, document_kinds k
  where d.subscriber_id = tenant and d.id = x.document_id and x.change <> 0 and k.kind = d.kind;
  delete from payment_allocations a where a.subscriber_id = tenant and a.payment_id = asked_payment
    and not exists (select 1 from json_to_recordset(allocations) as n (document_id bigint) where n.document_id = a.document_id);
  insert into payment_allocations as t (subscriber_id, payment_id, document_id, amount)
  select tenant, asked_payment, n.document_id, n.amount from json_to_recordset(allocations) as n (document_id bigint, amount numeric)
  on conflict (subscriber_id, payment_id, document_id) do update set amount = excluded.amount where t.amount <> excluded.amount;
  update payments p set unallocated = case when p.refund_of_id is not null then 0 else p.amount + p.tds_deducted + p.gst_deducted - p.collected
      - coalesce((select sum(a.amount) from payment_allocations a where a.subscriber_id = tenant and a.payment_id = asked_payment), 0)
      - coalesce((select sum(r.amount + r.tds_deducted) from payments r where r.subscriber_id = tenant and r.refund_of_id = asked_payment
        and r.cancelled_at is null), 0) end
  where p.subscriber_id = tenant and p.id = asked_payment
  returning unallocated into rest;
  return rest;
end
$$;
