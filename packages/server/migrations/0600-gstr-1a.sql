-- GSTR-1A (CGST Rules, rule 59(1), proviso): periods that were opened again after their GSTR-1 was filed, and the documents that were
-- made or changed in them since.
-- Locks: return_filings for the check of its forms, for as long as its rows are read.

create table gstr1a_periods (
  subscriber_id bigint not null,
  entity_id bigint not null,
  return_period text not null check (return_period ~ '^(0[1-9]|1[0-2])[0-9]{4}$'),
  opened_at timestamptz not null default now(),
  opened_by bigint,
  primary key (subscriber_id, entity_id, return_period),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
select tenant_table('gstr1a_periods');
select audit_table('gstr1a_periods', 'entity_id', true);

create table gstr1a_documents (
  subscriber_id bigint not null,
  document_id bigint not null,
  entity_id bigint not null,
  return_period text not null,
  -- The document as the filed GSTR-1 has it (ReturnDocument); null where that has nothing of it.
  before jsonb,
  kept_at timestamptz not null default now(),
  primary key (subscriber_id, document_id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id),
  foreign key (subscriber_id, entity_id, return_period) references gstr1a_periods (subscriber_id, entity_id, return_period)
);
create index gstr1a_documents_period on gstr1a_documents (subscriber_id, entity_id, return_period);
select tenant_table('gstr1a_documents');

alter table return_filings
  drop constraint return_filings_form_check,
  add constraint return_filings_form_check check (form in ('gstr1', 'gstr1a', 'iff', 'gstr3b'));
