-- Who took the PDF of an issued document, and when: shown in its history. Openings of a public link are counted with the
-- link. Locks: only new objects, and for a moment documents for the foreign key.

create table document_prints (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  document_id bigint not null,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  primary key (subscriber_id, id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id)
);
create index document_prints_document on document_prints (subscriber_id, document_id);
select tenant_table('document_prints');
select audit_table('document_prints', 'document_id');
