-- One bill in several vehicles, several bills in one, and bills that others made. Locks: new objects, and the table of
-- intents for a column and its index.

-- Goods of a bill that go on in several vehicles. The portal tells no quantities back, so the balance is kept here.
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

-- Bills that others made and that name a GSTIN of ours, and own ones that do not stand in the books, as the portal
-- last told of them.
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

alter table portal_intents add column other_bill_id bigint;
alter table portal_intents add foreign key (subscriber_id, other_bill_id) references e_way_bills_of_others (subscriber_id, id);
alter table portal_intents add foreign key (subscriber_id, consolidated_id) references consolidated_e_way_bills (subscriber_id, id);
create unique index portal_intents_open_other on portal_intents (subscriber_id, other_bill_id)
  where state in ('Asked', 'Waiting', 'Sent', 'Unknown');
