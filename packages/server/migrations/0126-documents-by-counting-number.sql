-- Quick links find an invoice by the counting part of its number. Locks: documents, while the index is made.
create index documents_by_count on documents (subscriber_id, kind, sequence_number, id) where sequence_number is not null;
