-- Bills of a supplier by its GSTIN. The index by PAN that was there was never used: row security lets no comparison use an index
-- that is not known to keep what it sees to itself, and cutting a PAN out of a GSTIN is not.
-- Locks: documents, while the index on its bills is built.
create index documents_supplier_gstin on documents (subscriber_id, entity_id, party_gstin collate "C")
  where kind in ('purchaseBill', 'inwardNote');
drop index documents_supplier_pan;

-- A batch of records in a row; what waited from before is read anew by the task that put it there.
alter table inward_incoming alter column content set storage external;
