-- Government portals: credentials, sessions, e-invoices, e-way bills, what was decided to be done there, what came of it, and
-- what was said; signed QR codes that were read.

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
create trigger refuse_while_impersonating after insert or delete
  or update of provider, user_name, client_id, sealed_password, sealed_client_secret
  on portal_credentials for each row execute function refuse_while_impersonating();

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

-- Access of a GSTIN to the GST portal: who asked for its code, and how far that is. The session itself is sealed in
-- portal_sessions as those of the other portals.
create table gstn_access (
  subscriber_id bigint not null references subscribers,
  entity_id bigint not null,
  provider text not null check (provider in ('Sandbox', 'Product')),
  user_name text not null,
  -- The key that the code under way belongs to; null: none is.
  sealed_app_key bytea,
  code_until timestamptz,
  attempts_left integer not null default 0,
  resends_left integer not null default 0,
  asked_at timestamptz not null default now(),
  opened_at timestamptz,
  opened_by bigint,
  last_failure text,
  changed_at timestamptz not null default now(),
  changed_by bigint default current_user_id(),
  primary key (subscriber_id, entity_id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
select tenant_table('gstn_access');
select audit_table('gstn_access', 'entity_id', hidden => '{sealed_app_key,attempts_left,resends_left,code_until,asked_at}');

create table portal_health (
  subscriber_id bigint not null,
  entity_id bigint not null,
  portal text not null,
  -- Nothing is sent before this.
  paused_until timestamptz,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_failure text,
  -- A portal that a person tries again is tried at once: every process forgets its faults from before this.
  retried_at timestamptz,
  primary key (subscriber_id, entity_id, portal),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
select tenant_table('portal_health');

-- Registrations as the portal reported them, for what is checked before anything is sent.
create table taxpayers (
  subscriber_id bigint not null references subscribers,
  gstin text not null,
  taxpayer_type text,
  status text not null check (status in ('ACT', 'CNL', 'INA', 'PRO', 'SUS')),
  is_blocked boolean not null,
  deregistered_on date,
  told_at timestamptz not null default now(),
  primary key (subscriber_id, gstin)
);
select tenant_table('taxpayers');

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
  -- A signed text whose signature is not the portal's is kept and shown as altered.
  signature text check (signature in ('verified', 'altered', 'unknownKey', 'missing')),
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
-- An IRN belongs to one document.
create unique index e_invoices_irn on e_invoices (subscriber_id, irn) where irn is not null;
create index e_invoices_ack on e_invoices (subscriber_id, ack_no) where ack_no is not null;
create index e_invoices_status on e_invoices (subscriber_id, status, document_id);
-- States counted by GSTIN without their documents.
create index e_invoices_states on e_invoices (subscriber_id, entity_id, status, document_id);
select tenant_table('e_invoices');
select audit_table('e_invoices', 'document_id', hidden => '{signed_invoice,signed_qr,payload}');

-- E-way bills, as the portal last reported them: of documents of the books, and of movements without one, whose form
-- is kept here.
create table e_way_bills (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  document_id bigint,
  entity_id bigint not null,
  status text not null default 'YetNotGenerated'
    check (status in ('Draft', 'YetNotGenerated', 'NotApplicable', 'Generated', 'Completed', 'Cancelled', 'Rejected')),
  -- What was done last with a bill in force.
  progress text check (progress in ('VehicleDetailUpdated', 'TransporterUpdated', 'MultiVehicleInitiated', 'MultiVehicleAdded',
    'MultiVehicleUpdated')),
  -- The form of a movement without a document, as typed, and what lists show of it.
  source jsonb,
  document_number text collate "C",
  document_date date,
  party_id bigint,
  party_name text,
  party_gstin text,
  total numeric(18, 2),
  number text,
  route text check (route in ('direct', 'byIrn', 'withIrn')),
  generated_at timestamptz,
  valid_until timestamptz,
  -- Facts of the bill from which it follows what may be done with it.
  state jsonb,
  is_adopted boolean not null default false,
  payload jsonb,
  errors jsonb not null default '[]',
  differences jsonb not null default '[]',
  alert text,
  is_rejected_by_other boolean not null default false,
  trip_sheet_number text,
  cancelled_at timestamptz,
  cancel_reason text,
  cancel_remark text,
  -- Of what moves without a bill, by the word of a person.
  exemption text,
  exemption_note text,
  delivered_at timestamptz,
  -- When the portal was last asked for its state.
  checked_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  changed_at timestamptz not null default now(),
  changed_by bigint default current_user_id(),
  primary key (subscriber_id, id),
  unique (subscriber_id, document_id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, party_id) references parties (subscriber_id, id),
  check (status not in ('Generated', 'Completed', 'Cancelled') or (number is not null and state is not null)),
  check ((document_id is null) = (source is not null)),
  check (source is null or (document_number is not null and document_date is not null and total is not null))
);
create unique index e_way_bills_number on e_way_bills (subscriber_id, number) where number is not null;
create index e_way_bills_ending on e_way_bills (subscriber_id, valid_until, id) where status = 'Generated';
create index e_way_bills_movements on e_way_bills (subscriber_id, document_date, id) where document_id is null;
create index e_way_bills_generated on e_way_bills (subscriber_id, entity_id, generated_at) where number is not null;
select tenant_table('e_way_bills');
select audit_table('e_way_bills', 'id', hidden => '{payload,state}');

-- Goods of a bill that travel further in several vehicles. The portal reports no quantities, so the balance is kept here.
create table e_way_groups (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  e_way_bill_id bigint not null,
  -- A document can have another bill after a cancelled one; a group belongs to the bill of this number.
  ewb_no text not null,
  number text not null,
  mode text not null,
  reason text not null,
  remark text not null,
  from_place text not null,
  from_state_code text not null,
  to_place text not null,
  to_state_code text not null,
  uqc text not null,
  total_quantity numeric(16, 3) not null check (total_quantity > 0),
  added_quantity numeric(16, 3) not null default 0,
  opened_at timestamptz not null,
  created_by bigint default current_user_id(),
  primary key (subscriber_id, id),
  unique (subscriber_id, ewb_no, number),
  foreign key (subscriber_id, e_way_bill_id) references e_way_bills (subscriber_id, id),
  check (added_quantity between 0 and total_quantity)
);
create index e_way_groups_bill on e_way_groups (subscriber_id, e_way_bill_id, id);
select tenant_table('e_way_groups');
select audit_table('e_way_groups');

create table e_way_group_vehicles (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  group_id bigint not null,
  vehicle_number text,
  transport_document_number text,
  transport_document_date date,
  quantity numeric(16, 3) not null check (quantity > 0),
  added_at timestamptz not null,
  -- Who carried it before, oldest first.
  earlier jsonb not null default '[]',
  primary key (subscriber_id, id),
  foreign key (subscriber_id, group_id) references e_way_groups (subscriber_id, id)
);
create index e_way_group_vehicles_group on e_way_group_vehicles (subscriber_id, group_id, id);
select tenant_table('e_way_group_vehicles');
select audit_table('e_way_group_vehicles');

-- Bills that others made and that name a GSTIN of ours, and own ones that are not in the books, as the portal
-- last reported them.
create table e_way_bills_of_others (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint not null,
  number text not null,
  roles text[] not null check (roles <@ '{Transporter,OtherParty,Generator}'),
  generated_at timestamptz,
  generated_by text,
  document_number text,
  document_date date,
  from_gstin text,
  from_name text,
  to_gstin text,
  to_name text,
  delivery_place text,
  delivery_state_code text,
  total numeric(18, 2),
  valid_until timestamptz,
  is_cancelled boolean not null default false,
  is_rejected boolean not null default false,
  rejected_at timestamptz,
  trip_sheet_number text,
  -- The whole bill, once the portal was asked for it.
  state jsonb,
  detail jsonb,
  told_at timestamptz not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  primary key (subscriber_id, id),
  unique (subscriber_id, entity_id, number),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
create index e_way_bills_of_others_time on e_way_bills_of_others (subscriber_id, entity_id, generated_at, id);
create index e_way_bills_of_others_ending on e_way_bills_of_others (subscriber_id, valid_until, id)
  where not is_cancelled and 'Transporter' = any(roles);
select tenant_table('e_way_bills_of_others');
select audit_table('e_way_bills_of_others', hidden => '{state,detail,told_at,version}');

-- Several bills that one vehicle carries.
create table consolidated_e_way_bills (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint not null,
  status text not null default 'YetNotGenerated' check (status in ('YetNotGenerated', 'Generated', 'Replaced', 'Rejected')),
  number text,
  made_at timestamptz,
  place text not null,
  state_code text not null,
  mode text not null,
  vehicle_number text,
  transport_document_number text,
  transport_document_date date,
  -- Why it took the place of another.
  replaces_id bigint,
  reason text,
  remark text,
  is_adopted boolean not null default false,
  errors jsonb not null default '[]',
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  changed_at timestamptz not null default now(),
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, replaces_id) references consolidated_e_way_bills (subscriber_id, id),
  check (status not in ('Generated', 'Replaced') or number is not null)
);
create unique index consolidated_e_way_bills_number on consolidated_e_way_bills (subscriber_id, number) where number is not null;
-- One sheet takes the place of another.
create unique index consolidated_e_way_bills_replaces on consolidated_e_way_bills (subscriber_id, replaces_id)
  where replaces_id is not null and status <> 'Rejected';
create index consolidated_e_way_bills_entity on consolidated_e_way_bills (subscriber_id, entity_id, id);
select tenant_table('consolidated_e_way_bills');
select audit_table('consolidated_e_way_bills');

-- Bills of a sheet, with what its print shows of them.
create table consolidated_members (
  subscriber_id bigint not null references subscribers,
  consolidated_id bigint not null,
  ewb_no text not null,
  position int not null,
  e_way_bill_id bigint,
  other_bill_id bigint,
  generated_at timestamptz,
  generated_by text,
  document_number text,
  document_date date,
  to_name text,
  to_place text,
  total numeric(18, 2),
  valid_until timestamptz,
  primary key (subscriber_id, consolidated_id, ewb_no),
  foreign key (subscriber_id, consolidated_id) references consolidated_e_way_bills (subscriber_id, id),
  foreign key (subscriber_id, e_way_bill_id) references e_way_bills (subscriber_id, id),
  foreign key (subscriber_id, other_bill_id) references e_way_bills_of_others (subscriber_id, id)
);
create index consolidated_members_bill on consolidated_members (subscriber_id, ewb_no, consolidated_id);
select tenant_table('consolidated_members');
select audit_table('consolidated_members', 'consolidated_id', grouped => true);

-- Length of the road between two PIN codes as the government reported it; each direction separately.
create table pin_distances (
  subscriber_id bigint not null references subscribers,
  from_pin int not null,
  to_pin int not null,
  km int not null check (km between 1 and 4000),
  told_at timestamptz not null default now(),
  primary key (subscriber_id, from_pin, to_pin)
);
select tenant_table('pin_distances');

-- What was decided to be done at a portal, committed before anything is sent. Asked: the payload is yet to be made;
-- Waiting: it is certain that nothing was done; Sent: under way; Unknown: it may have been done, so it is looked up.
create table portal_intents (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint not null,
  portal text not null check (portal in ('einvoice', 'ewaybill')),
  operation text not null,
  document_id bigint,
  -- The bill it is about; of a document's bill, `document_id` is set too.
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
  other_bill_id bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id),
  foreign key (subscriber_id, e_way_bill_id) references e_way_bills (subscriber_id, id),
  foreign key (subscriber_id, other_bill_id) references e_way_bills_of_others (subscriber_id, id),
  foreign key (subscriber_id, consolidated_id) references consolidated_e_way_bills (subscriber_id, id)
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
create unique index portal_intents_open_other on portal_intents (subscriber_id, other_bill_id)
  where state in ('Asked', 'Waiting', 'Sent', 'Unknown');
select tenant_table('portal_intents');

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

-- Documents that a person took off the work list of a portal, with the reason.
create table portal_asides (
  subscriber_id bigint not null references subscribers,
  document_id bigint not null,
  portal text not null check (portal in ('einvoice', 'ewaybill')),
  reason text not null,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  primary key (subscriber_id, document_id, portal),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id)
);
select tenant_table('portal_asides');
select audit_table('portal_asides', 'document_id');

-- Signed QR codes of e-invoices read from files or by camera, kept so that a purchase can be made of them.
create table qr_readings (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  -- The company it was read for.
  entity_id bigint not null,
  content text not null check (content in ('pdf', 'jpeg', 'png', 'text', 'camera')),
  file_id bigint,
  file_name text,
  -- Pages of the file that carry this very code.
  pages int[] not null default '{}',
  status text not null check (status in ('Reading', 'Verified', 'UnknownKey', 'Altered', 'NotAnEInvoice', 'Unreadable')),
  -- Why nothing was read, or not all of it.
  fault text,
  qr_text text,
  key_id text,
  -- What the code says, as it says it; believed only where the status is Verified.
  irn text,
  irn_date text,
  seller_gstin text,
  buyer_gstin text,
  document_type text,
  document_number text,
  document_date date,
  total numeric(18, 2),
  item_count int,
  main_hsn text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  changed_at timestamptz not null default now(),
  changed_by bigint default current_user_id(),
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, file_id) references stored_files (subscriber_id, id),
  check ((content = 'camera') = (file_id is null))
);
create index qr_readings_entity on qr_readings (subscriber_id, entity_id, id);
create index qr_readings_irn on qr_readings (subscriber_id, irn, id) where irn is not null;
create index qr_readings_file on qr_readings (subscriber_id, file_id) where file_id is not null;
select tenant_table('qr_readings');
select audit_table('qr_readings', hidden => '{qr_text}');
