-- The list of documents is narrowed by salesperson. Row security lets an index serve plain columns alone, so the name as
-- typed is a column; documents without one cost the index nothing. Locks: documents, while its rows are written anew.

alter table documents
  add column sales_person text collate "C" generated always as (nullif(btrim(body ->> 'salesPerson'), '')) stored;

create index documents_by_sales_person on documents (subscriber_id, kind, sales_person, entity_id)
  where sales_person is not null;

-- What is computed is no news for the audit trail.
drop trigger audit_insert on documents;
drop trigger audit_update on documents;
drop trigger audit_delete on documents;
select audit_table('documents', hidden => '{number_key,total_key,recent_key,party_key,balance_key,due_key,sales_person}');
