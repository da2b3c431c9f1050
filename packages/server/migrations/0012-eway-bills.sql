-- E-way bills, as the portal last told of them: of documents of the books, and of movements without one, whose form
-- stands here. Locks: only new objects and the new table of intents.

create table e_way_bills (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  document_id bigint,
  entity_id bigint not null,
  status text not null default 'YetNotGenerated'
    check (status in ('Draft', 'YetNotGenerated', 'NotApplicable', 'Generated', 'Completed', 'Cancelled', 'Rejected')),
  -- What was done last with a bill that stands.
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
  -- When the portal was last asked how it stands.
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

alter table portal_intents add foreign key (subscriber_id, e_way_bill_id) references e_way_bills (subscriber_id, id);

-- What the government told of the road between two PIN codes; each direction by itself.
create table pin_distances (
  subscriber_id bigint not null references subscribers,
  from_pin int not null,
  to_pin int not null,
  km int not null check (km between 1 and 4000),
  told_at timestamptz not null default now(),
  primary key (subscriber_id, from_pin, to_pin)
);
select tenant_table('pin_distances');
