-- Challans: when the goods arrived and came back, and what a document is in table 13 where its letter does not say it.
-- Locks: documents exclusively, for columns without a default.

alter table documents
  add column delivered_on date,
  add column returned_on date,
  -- Nature of a challan in table 13 of GSTR-1; nothing of other documents.
  add column issued_nature smallint check (issued_nature between 9 and 12);
create index documents_challans_issued on documents (subscriber_id, entity_id, return_period) where issued_nature is not null;
