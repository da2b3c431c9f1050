-- E-way bills of documents, as the portal last told of them.
-- Locks: only new objects.

create table e_way_bills (
  subscriber_id bigint not null,
  document_id bigint not null,
  entity_id bigint not null,
  status text not null check (status in ('Generated', 'Cancelled', 'Rejected')),
  -- What was done last with a bill that stands.
  progress text check (progress in ('VehicleDetailUpdated', 'TransporterUpdated')),
  number text,
  generated_at timestamptz,
  valid_until timestamptz,
  -- Facts of the bill from which it follows what may be done with it.
  state jsonb,
  is_adopted boolean not null default false,
  payload jsonb,
  errors jsonb not null default '[]',
  differences jsonb not null default '[]',
  alert text,
  cancelled_at timestamptz,
  cancel_reason text,
  cancel_remark text,
  version int not null default 1,
  changed_at timestamptz not null default now(),
  primary key (subscriber_id, document_id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  check (status = 'Rejected' or (number is not null and state is not null))
);
create unique index e_way_bills_number on e_way_bills (subscriber_id, number) where number is not null;
create index e_way_bills_ending on e_way_bills (subscriber_id, valid_until, document_id) where status = 'Generated';
select tenant_table('e_way_bills');
select audit_table('e_way_bills', 'document_id', hidden => '{payload,state}');
