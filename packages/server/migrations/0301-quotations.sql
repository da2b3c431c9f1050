-- Offers to customers, and what they answer: on the public link, or to a user who enters it. A link can show a proforma.
-- Locks: document_kinds and document_links for a moment, documents for the index.

insert into document_kinds (kind, issued_status, is_taken, partial_status, fulfilled_status)
  values ('salesQuotation', 'Sent', true, 'Converted', 'Converted');

create table document_answers (
  subscriber_id bigint not null,
  document_id bigint not null,
  -- The status it gives; once for each offer.
  answer text not null check (answer in ('Accepted', 'Declined')),
  name text,
  comment text,
  -- The link it was answered on.
  link_id bigint,
  answered_at timestamptz not null default now(),
  -- Who entered it; nobody where the customer did.
  answered_by bigint default current_user_id(),
  primary key (subscriber_id, document_id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id)
);
select tenant_table('document_answers');
select audit_table('document_answers', 'document_id');

-- Counted by their status; those that were converted are what is left.
create index documents_offers on documents (subscriber_id, kind, entity_id, date) where status in ('Sent', 'Accepted', 'Declined');

alter table document_links add column as_proforma boolean not null default false;
