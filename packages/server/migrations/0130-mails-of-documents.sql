-- What was mailed about a document, to whom and by whom: shown in its history. Locks: only new objects.

create table document_mails (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  document_id bigint not null,
  -- documentSent, paymentReminder
  event text not null,
  recipients text[] not null,
  mail_id bigint not null,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  primary key (subscriber_id, id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id),
  foreign key (subscriber_id, mail_id) references mails (subscriber_id, id)
);
create index document_mails_document on document_mails (subscriber_id, document_id, id);
create index document_mails_recent on document_mails (subscriber_id, created_at);
select tenant_table('document_mails');
select audit_table('document_mails', 'document_id');
