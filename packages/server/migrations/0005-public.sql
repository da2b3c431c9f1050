-- Short public links to documents. Locks: only new objects.

-- The token is kept hashed: who reads the table can open no link. Every sharing makes a link of its own, so the trail
-- tells who shared what and when.
create table document_links (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  document_id bigint not null,
  token_hash bytea not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  revoked_by bigint,
  created_at timestamptz not null default now(),
  created_by bigint,
  primary key (subscriber_id, id),
  unique (subscriber_id, token_hash),
  foreign key (subscriber_id, document_id) references documents
);
create index document_links_document on document_links (subscriber_id, document_id, id);
select tenant_table('document_links');
select audit_table('document_links', hidden => '{token_hash}');

-- Beside the links, for the reader of a link changes nothing of the business: no entry in its trail.
create table document_link_views (
  subscriber_id bigint not null,
  link_id bigint not null,
  views bigint not null default 0,
  downloads bigint not null default 0,
  last_viewed_at timestamptz,
  primary key (subscriber_id, link_id),
  foreign key (subscriber_id, link_id) references document_links on delete cascade
);
select tenant_table('document_link_views');
