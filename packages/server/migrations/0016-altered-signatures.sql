-- A signed text whose signature does not hold is kept and shown as altered.
-- Locks: access exclusive on e_invoices for the two lines; the check is looked through without blocking writers.

alter table e_invoices drop constraint e_invoices_signature_check;
alter table e_invoices add constraint e_invoices_signature_check
  check (signature in ('verified', 'altered', 'unknownKey', 'missing')) not valid;
alter table e_invoices validate constraint e_invoices_signature_check;
