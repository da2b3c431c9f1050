-- The status of a document by what is paid of it and what notes take back; a status of another cause stays. Covered is what
-- notes take back whole before anything is paid: no more than a rounding is open, or notes alone settled it. Notes in parts
-- may take back some paise less than the invoice, as each rounds its tax: less than a rupee is no part that was kept.
create or replace function settle_document(asked_document bigint) returns void
language plpgsql
as $$
begin
  update documents d set status = case
      when k.covered_status is not null and d.paid = 0 and n.amount > 0
        and (n.amount > d.total - 1 and d.balance <= abs(d.round_off) or d.balance = 0 and n.applied = d.credited) then k.covered_status
      when k.settled_status is not null and d.balance = 0 and d.paid + d.credited > 0 then k.settled_status
      else k.issued_status end
  from document_kinds k, (select coalesce(sum(s.amount), 0) as amount, coalesce(sum(s.applied), 0) as applied from document_sources s
    where s.subscriber_id = current_subscriber() and s.source_id = asked_document) n
  where d.subscriber_id = current_subscriber() and d.id = asked_document and k.kind = d.kind
    and d.status in (k.issued_status, k.settled_status, k.covered_status);
end
$$;
