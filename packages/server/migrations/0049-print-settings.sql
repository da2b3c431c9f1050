-- How documents are printed, for a company or for one of its GSTINs. Locks: only a new object.

create table print_settings (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  -- A company, or a GSTIN that prints in its own way.
  entity_id bigint not null,
  settings jsonb not null check (pg_column_size(settings) < 16000),
  version int not null default 1,
  status text not null default 'Active',
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  changed_at timestamptz not null default now(),
  changed_by bigint default current_user_id(),
  primary key (subscriber_id, id),
  unique (subscriber_id, entity_id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
select tenant_table('print_settings');
select audit_table('print_settings');
