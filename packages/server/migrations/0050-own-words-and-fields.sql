-- Words of a business for the product's fields, and fields of its own making.
-- Locks: new objects; one nullable column on entities, which changes the catalogue alone.

create table field_aliases (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  -- One of `aliasFields`.
  field text not null,
  -- By language: {"en": "Client"}.
  labels jsonb not null check (pg_column_size(labels) < 2000),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  changed_at timestamptz not null default now(),
  changed_by bigint default current_user_id(),
  primary key (subscriber_id, id),
  unique (subscriber_id, field)
);
select tenant_table('field_aliases');
select audit_table('field_aliases');

create table custom_fields (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  record_kind text not null check (record_kind in ('party', 'item', 'salesInvoice', 'salesInvoiceLine', 'company')),
  type text not null check (type in ('text', 'number', 'date', 'choice', 'switch')),
  labels jsonb not null check (pg_column_size(labels) < 2000),
  choices text[] not null default '{}' check (cardinality(choices) <= 50),
  is_mandatory boolean not null default false,
  is_in_list boolean not null default false,
  is_printed boolean not null default false,
  position int not null default 0,
  -- A deleted field keeps what was written in it readable.
  status text not null default 'Active' check (status in ('Active', 'Delete')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  changed_at timestamptz not null default now(),
  changed_by bigint default current_user_id(),
  primary key (subscriber_id, id)
);
create index custom_fields_kind on custom_fields (subscriber_id, record_kind, position, id);
select tenant_table('custom_fields');
select audit_table('custom_fields');

alter table entities add column custom_fields jsonb;
