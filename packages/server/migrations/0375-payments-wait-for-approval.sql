-- Payments out that wait for approval: the save as it was sent, who sent it, who decided and why. Locks: only new objects,
-- and for a moment what their foreign keys point to.

create table payment_requests (
  subscriber_id bigint not null references subscribers,
  -- The id of the payment that comes of it, so that it is one record to people and programs, before and after.
  id bigint not null default nextval('payments_id_seq'),
  status text not null default 'Pending' check (status in ('Pending', 'Rejected', 'Withdrawn', 'Approved')),
  entity_id bigint not null,
  party_id bigint not null,
  date date not null,
  mode text not null,
  amount numeric(18, 2) not null check (amount > 0),
  -- The receipt whose money goes back.
  refund_of_id bigint,
  -- Of the person who sent it.
  series_id bigint,
  body jsonb not null,
  submitted_at timestamptz not null default now(),
  submitted_by bigint not null,
  answered_at timestamptz,
  answered_by bigint,
  answer text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  changed_at timestamptz not null default now(),
  changed_by bigint default current_user_id(),
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, party_id) references parties (subscriber_id, id),
  foreign key (subscriber_id, refund_of_id) references payments (subscriber_id, id),
  foreign key (subscriber_id, series_id) references series (subscriber_id, id),
  foreign key (subscriber_id, submitted_by) references users (subscriber_id, id)
);
create index payment_requests_by_status on payment_requests (subscriber_id, status, id);
create index payment_requests_refund on payment_requests (subscriber_id, refund_of_id) where refund_of_id is not null;
create index payment_requests_party on payment_requests (subscriber_id, party_id);
select tenant_table('payment_requests');
select audit_table('payment_requests');

create table payment_request_allocations (
  subscriber_id bigint not null,
  request_id bigint not null,
  document_id bigint not null,
  amount numeric(18, 2) not null check (amount > 0),
  primary key (subscriber_id, request_id, document_id),
  foreign key (subscriber_id, request_id) references payment_requests (subscriber_id, id) on delete cascade,
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id)
);
-- What waits for a bill is shown wherever it is paid.
create index payment_request_allocations_document on payment_request_allocations (subscriber_id, document_id);
select tenant_table('payment_request_allocations');
select audit_table('payment_request_allocations', 'request_id');

create table payment_request_attachments (
  subscriber_id bigint not null,
  request_id bigint not null,
  file_id bigint not null,
  name text not null,
  size bigint not null,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  primary key (subscriber_id, file_id),
  foreign key (subscriber_id, request_id) references payment_requests (subscriber_id, id) on delete cascade,
  foreign key (subscriber_id, file_id) references stored_files (subscriber_id, id)
);
create index payment_request_attachments_request on payment_request_attachments (subscriber_id, request_id, file_id);
select tenant_table('payment_request_attachments');
select audit_table('payment_request_attachments', 'request_id');
