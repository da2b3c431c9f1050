-- Documents that an invoice furnishing facility (rule 59(2)) held when its month was marked as furnished. The return of
-- the quarter leaves their rows of these sections out; a document issued later for the month is not among them.
-- Locks: short, on documents and entities for the foreign keys.

create table iff_documents (
  subscriber_id bigint not null,
  document_id bigint not null,
  entity_id bigint not null,
  -- Month of the IFF, and the return that its documents carry: that of the quarter.
  return_period text not null,
  quarter_period text not null,
  primary key (subscriber_id, document_id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
create index iff_documents_quarter on iff_documents (subscriber_id, entity_id, quarter_period, return_period);
select tenant_table('iff_documents');
select audit_table('iff_documents', 'document_id', true);
