-- Departments, suppliers watched for return work, turnover by year. Locks: users and entities, for a moment.

create table departments (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint not null,
  name text not null,
  code text,
  head text,
  email text,
  notes text,
  status text not null default 'Active',
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
create unique index departments_name on departments (subscriber_id, entity_id, lower(name)) where status <> 'Delete';
select tenant_table('departments');
select audit_table('departments');

create table vendors (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  gstin text collate "C" not null,
  name text not null,
  trade_name text,
  taxpayer_type text not null,
  pan text,
  state_code text not null,
  city text,
  contacts jsonb not null default '[]',
  emails text,
  phone text,
  address jsonb,
  registration_status text not null default 'Active' check (registration_status in ('Active', 'Suspended', 'Cancelled')),
  filing_frequency text not null default 'Monthly' check (filing_frequency in ('Monthly', 'Quarterly')),
  last_filed_period text,
  -- First day of that period, by which periods are counted.
  last_filed_from date,
  notes text,
  status text not null default 'Active',
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id)
);
create unique index vendors_gstin on vendors (subscriber_id, gstin) where status <> 'Delete';
create index vendors_name on vendors (subscriber_id, lower(name), id);
select tenant_table('vendors');
select audit_table('vendors');

-- Aggregate turnover of a registration, year by year: some duties look at the year before, some at every year.
create table entity_turnovers (
  subscriber_id bigint not null references subscribers,
  entity_id bigint not null,
  financial_year text not null,
  turnover numeric(18, 3) not null,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, entity_id, financial_year),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
select tenant_table('entity_turnovers');
select audit_table('entity_turnovers', 'entity_id', true);

-- Returns and bills of others that are fetched every night for a registration.
alter table entities add column auto_sync text[] not null default '{}';
