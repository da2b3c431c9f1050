-- Orders and challans whose lines other documents take: what is left of them, and their statuses by it.
-- Locks: documents and document_lines exclusively, for columns without a default or with a constant one.

alter table document_kinds
  -- Other documents take quantities of its lines.
  add column is_taken boolean not null default false,
  add column partial_status text,
  add column fulfilled_status text;
update document_kinds set is_taken = true where kind in ('salesOrder', 'purchaseOrder', 'deliveryChallan');
update document_kinds set partial_status = 'Partial', fulfilled_status = 'Invoiced' where kind = 'salesOrder';
update document_kinds set partial_status = 'Partial', fulfilled_status = 'Billed' where kind = 'purchaseOrder';

alter table documents
  -- How much of it others have taken; nothing of kinds that nobody takes from, and of what is cancelled.
  add column fulfilment text check (fulfilment in ('Pending', 'Partial', 'Full')),
  add column has_left boolean,
  -- The value without tax of what is left of its lines.
  add column left_value numeric(18, 2);
create index documents_left on documents (subscriber_id, kind, entity_id, date) where has_left;

-- Of a challan: what came back of the line, and is taken by nobody any more.
alter table document_lines add column returned_quantity numeric not null default 0 check (returned_quantity >= 0);
