-- States of e-invoices counted by GSTIN without their documents; a portal that a person tries again is tried at once.
-- Locks: share on e_invoices while its index is built, access exclusive on portal_health for a column without default.

create index e_invoices_states on e_invoices (subscriber_id, entity_id, status, document_id);

-- Every process forgets its faults from before this.
alter table portal_health add column retried_at timestamptz;
