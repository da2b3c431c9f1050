-- Files attached to documents and payments. A file that waits for its record to be saved is a stored file of the
-- purpose 'attachment' that expires; it is in neither table yet. Locks: only new objects, and for a moment documents and
-- payments for the foreign keys.

create table document_attachments (
  subscriber_id bigint not null,
  document_id bigint not null,
  file_id bigint not null,
  name text not null,
  size bigint not null,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  primary key (subscriber_id, file_id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id),
  foreign key (subscriber_id, file_id) references stored_files (subscriber_id, id)
);
create index document_attachments_document on document_attachments (subscriber_id, document_id, file_id);
select tenant_table('document_attachments');
select audit_table('document_attachments', 'document_id');

create table payment_attachments (
  subscriber_id bigint not null,
  payment_id bigint not null,
  file_id bigint not null,
  name text not null,
  size bigint not null,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  primary key (subscriber_id, file_id),
  foreign key (subscriber_id, payment_id) references payments (subscriber_id, id),
  foreign key (subscriber_id, file_id) references stored_files (subscriber_id, id)
);
create index payment_attachments_payment on payment_attachments (subscriber_id, payment_id, file_id);
select tenant_table('payment_attachments');
select audit_table('payment_attachments', 'payment_id');

-- Files of a person that wait for a record.
create index stored_files_waiting on stored_files (subscriber_id, created_by) where purpose = 'attachment' and expires_at is not null;
