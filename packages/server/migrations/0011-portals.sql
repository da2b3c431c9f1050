-- Government portals: credentials, sessions, what was decided to be done there, what came of it, and what was said.
-- Locks: only new objects.

create table portal_credentials (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint not null,
  portal text not null check (portal in ('einvoice', 'ewaybill')),
  provider text not null check (provider in ('Sandbox', 'Nic')),
  user_name text not null,
  client_id text,
  -- Under the key of the installation, which is not in the database.
  sealed_password bytea not null,
  sealed_client_secret bytea,
  tested_at timestamptz,
  is_accepted boolean,
  test_message text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  changed_at timestamptz not null default now(),
  changed_by bigint default current_user_id(),
  primary key (subscriber_id, id),
  unique (subscriber_id, entity_id, portal),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
select tenant_table('portal_credentials');
select audit_table('portal_credentials', hidden => '{sealed_password,sealed_client_secret}');

-- One sign-in serves all processes until its token ends.
create table portal_sessions (
  subscriber_id bigint not null,
  entity_id bigint not null,
  portal text not null,
  -- Client, GSTIN and user that signed in.
  owner text not null,
  sealed_session bytea not null,
  expires_at timestamptz not null,
  primary key (subscriber_id, entity_id, portal),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
select tenant_table('portal_sessions');

-- What was decided to be done at a portal, committed before anything is sent. Asked: the payload is yet to be made;
-- Waiting: it is certain that nothing was done; Sent: under way; Unknown: it may have been done, so it is looked up.
create table portal_intents (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint not null,
  portal text not null check (portal in ('einvoice', 'ewaybill')),
  operation text not null,
  document_id bigint,
  -- The bill it is about; of a document's bill, `document_id` stands too.
  e_way_bill_id bigint,
  consolidated_id bigint,
  state text not null default 'Asked' check (state in ('Asked', 'Waiting', 'Sent', 'Unknown', 'Done', 'Rejected', 'Stopped')),
  request jsonb not null default '{}',
  payload jsonb,
  attempts int not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz,
  ended_at timestamptz,
  outcome jsonb,
  asked_by bigint default current_user_id(),
  created_at timestamptz not null default now(),
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id)
);
-- At most one thing is under way for a document at a portal.
create unique index portal_intents_open on portal_intents (subscriber_id, document_id, portal)
  where state in ('Asked', 'Waiting', 'Sent', 'Unknown');
create unique index portal_intents_open_bill on portal_intents (subscriber_id, e_way_bill_id)
  where state in ('Asked', 'Waiting', 'Sent', 'Unknown');
create unique index portal_intents_open_consolidated on portal_intents (subscriber_id, consolidated_id)
  where state in ('Asked', 'Waiting', 'Sent', 'Unknown');
create index portal_intents_due on portal_intents (subscriber_id, entity_id, portal, next_try_at, id)
  where state in ('Asked', 'Waiting', 'Sent', 'Unknown');
create index portal_intents_document on portal_intents (subscriber_id, document_id, id);
create index portal_intents_bill on portal_intents (subscriber_id, e_way_bill_id, id) where e_way_bill_id is not null;
select tenant_table('portal_intents');

create table e_invoices (
  subscriber_id bigint not null,
  document_id bigint not null,
  entity_id bigint not null,
  status text not null check (status in ('Generated', 'Cancelled', 'Rejected')),
  irn text,
  ack_no text,
  ack_at timestamptz,
  signed_invoice text,
  signed_qr text,
  signature text check (signature in ('verified', 'unknownKey', 'missing')),
  key_id text,
  is_adopted boolean not null default false,
  payload jsonb,
  errors jsonb not null default '[]',
  differences jsonb not null default '[]',
  ewb_no text,
  ewb_at timestamptz,
  ewb_valid_until timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  cancel_remark text,
  version int not null default 1,
  changed_at timestamptz not null default now(),
  primary key (subscriber_id, document_id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  check (status = 'Rejected' or irn is not null)
);
-- One IRN stands on one document.
create unique index e_invoices_irn on e_invoices (subscriber_id, irn) where irn is not null;
create index e_invoices_ack on e_invoices (subscriber_id, ack_no) where ack_no is not null;
create index e_invoices_status on e_invoices (subscriber_id, status, document_id);
select tenant_table('e_invoices');
select audit_table('e_invoices', 'document_id', hidden => '{signed_invoice,signed_qr,payload}');

-- Requests and replies, secrets masked before they come here.
create table portal_exchanges (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  entity_id bigint not null,
  portal text not null,
  document_id bigint,
  call text not null,
  method text not null,
  url text not null,
  started_at timestamptz not null,
  ms int not null,
  http_status int,
  request jsonb,
  reply jsonb,
  fault text,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
create index portal_exchanges_document on portal_exchanges (subscriber_id, document_id, id) where document_id is not null;
create index portal_exchanges_time on portal_exchanges (subscriber_id, started_at);
select tenant_table('portal_exchanges');

create table portal_health (
  subscriber_id bigint not null,
  entity_id bigint not null,
  portal text not null,
  -- Nothing is sent before this.
  paused_until timestamptz,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_failure text,
  primary key (subscriber_id, entity_id, portal),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
select tenant_table('portal_health');
