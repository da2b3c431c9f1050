-- Notes with what they correct, and numbers of suppliers that look alike.
-- Locks: documents and document_lines exclusively, for columns with a constant default or none and a check over documents, which is read once.

alter table document_kinds add column covered_status text;
update document_kinds set covered_status = 'ConvertedtoCredits' where kind = 'salesInvoice';

-- What a note takes back of each document that it corrects.
create table document_sources (
  subscriber_id bigint not null,
  document_id bigint not null,
  source_id bigint not null,
  -- Of the total of the source without its round-off; zero where the note adds to it.
  amount numeric(18, 2) not null check (amount >= 0),
  -- What of the note settles what was open of the source.
  applied numeric(18, 2) not null default 0 check (applied >= 0),
  primary key (subscriber_id, document_id, source_id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id),
  foreign key (subscriber_id, source_id) references documents (subscriber_id, id)
);
create index document_sources_source on document_sources (subscriber_id, source_id);
select tenant_table('document_sources');
select audit_table('document_sources', 'document_id', true);

alter table documents
  -- What notes settle of a document; of a note, what it settles of others.
  add column credited numeric(18, 2) not null default 0 check (credited >= 0),
  -- The supplier's number as it is compared: without case, signs, zeros and year.
  add column supplier_number_loose text collate "C";
alter table documents drop constraint documents_balance;
alter table documents add constraint documents_balance
  check (balance = case when opens is null then 0 else total - paid - credited end);
create index documents_supplier_loose on documents (subscriber_id, party_id, supplier_number_loose)
  where supplier_number_loose is not null;

-- The line of another document that a line takes back.
alter table document_lines
  add column source_document_id bigint,
  add column source_line_number int;
create index document_lines_source on document_lines (subscriber_id, source_document_id, source_line_number)
  where source_document_id is not null;
