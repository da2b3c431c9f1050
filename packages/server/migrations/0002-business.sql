-- Business records of the main job. Every table: subscriber first in each key and index, row-level security,
-- audit by statement triggers; see 0001 for tenant_table() and audit_table().
-- Locks: creates only; safe while the previous version serves.

-- The tree of a subscriber's businesses: company (one PAN), its GSTINs, their branches and godowns.
create table entities (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_type text not null check (entity_type in ('Business', 'Entity', 'ChildEntity')),
  location_type text check (location_type in ('Location', 'Branch', 'Godown')),
  parent_id bigint,
  -- The Business at the top of the tree; its own id for a Business.
  company_id bigint not null,
  name text not null,
  legal_name text,
  trade_name text,
  code text,
  pan text,
  gstin text,
  taxpayer_type text,
  state_code text,
  address jsonb,
  email text,
  mobile text,
  website text,
  logo text,
  signature_image text,
  signatory jsonb,
  bank jsonb,
  upi_id text,
  turnover numeric(18, 3),
  filing_frequency text,
  luts jsonb not null default '[]',
  terms text,
  currency_code text not null default 'INR',
  is_system boolean not null default false,
  status text not null default 'Active',
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, parent_id) references entities (subscriber_id, id),
  check (entity_type = 'Business' or parent_id is not null)
);
create unique index entities_gstin on entities (subscriber_id, gstin) where gstin is not null and status <> 'Delete';
create unique index entities_pan on entities (subscriber_id, pan) where entity_type = 'Business' and pan is not null and status <> 'Delete';
create index entities_company on entities (subscriber_id, company_id);
create index entities_parent on entities (subscriber_id, parent_id);

create table categories (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  name text not null,
  code text,
  parent_id bigint,
  status text not null default 'Active',
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, parent_id) references categories (subscriber_id, id)
);
create unique index categories_name on categories (subscriber_id, coalesce(parent_id, 0), lower(name)) where status <> 'Delete';

create table units (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  code text not null,
  description text,
  uqc text not null,
  decimals int not null default 3,
  is_system boolean not null default false,
  status text not null default 'Active',
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id)
);
create unique index units_code on units (subscriber_id, code) where status <> 'Delete';

create table tax_rates (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  text text not null,
  rate numeric(6, 3) not null,
  cess_rate numeric(6, 3),
  valid_from date,
  valid_to date,
  is_system boolean not null default false,
  status text not null default 'Active',
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id)
);
create unique index tax_rates_text on tax_rates (subscriber_id, lower(text)) where status <> 'Delete';

create table hsn_sacs (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  code text not null,
  description text not null,
  kind text not null check (kind in ('HSN', 'SAC')),
  rate numeric(6, 3),
  rate_from date,
  is_system boolean not null default false,
  status text not null default 'Active',
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id)
);
create unique index hsn_sacs_code on hsn_sacs (subscriber_id, code text_pattern_ops) where status <> 'Delete';

create table parties (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  code text not null,
  name text not null,
  trade_name text,
  role text not null,
  taxpayer_type text not null,
  gstin text,
  pan text,
  emails text,
  mobile text,
  phone text,
  billing_address jsonb,
  shipping_addresses jsonb not null default '[]',
  state_code text,
  city text,
  place_of_supply text,
  payment_terms_days int,
  credit_limit numeric(18, 3),
  opening_balance numeric(18, 3),
  opening_balance_date date,
  opening_balance_side text,
  currency_code text,
  discount_percent numeric(6, 3),
  bank jsonb,
  upi_id text,
  reverse_charge boolean not null default false,
  tds_applicable boolean not null default false,
  tcs_applicable boolean not null default false,
  notes text,
  custom_fields jsonb,
  is_system boolean not null default false,
  -- Lower-case text that pickers and searches match: name, trade name, code, GSTIN, mobile.
  search_text text not null default '',
  status text not null default 'Active',
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id)
);
create unique index parties_code on parties (subscriber_id, lower(code)) where status <> 'Delete';
create index parties_name on parties (subscriber_id, lower(name) text_pattern_ops);
create index parties_gstin on parties (subscriber_id, gstin text_pattern_ops) where gstin is not null;
create index parties_mobile on parties (subscriber_id, mobile text_pattern_ops) where mobile is not null;

create table items (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  code text not null,
  name text not null,
  kind text not null,
  supply text not null,
  hsn text,
  description text,
  unit_id bigint,
  uqc text,
  secondary_unit_id bigint,
  conversion_rate numeric(16, 6),
  category_id bigint,
  selling_price numeric(27, 15),
  price_includes_tax boolean not null default false,
  purchase_price numeric(27, 15),
  mrp numeric(27, 15),
  discount_percent numeric(6, 3),
  tax_category text not null,
  tax_rate numeric(6, 3),
  cess_rate numeric(6, 3),
  cess_per_unit numeric(18, 3),
  state_cess_rate numeric(6, 3),
  exemption_reason text,
  reverse_charge boolean not null default false,
  barcode text,
  custom_fields jsonb,
  status text not null default 'Active',
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, unit_id) references units (subscriber_id, id),
  foreign key (subscriber_id, secondary_unit_id) references units (subscriber_id, id),
  foreign key (subscriber_id, category_id) references categories (subscriber_id, id)
);
create unique index items_code on items (subscriber_id, lower(code)) where status <> 'Delete';
create index items_name on items (subscriber_id, lower(name) text_pattern_ops);
create index items_barcode on items (subscriber_id, barcode) where barcode is not null;
create index items_category on items (subscriber_id, category_id);

-- How numbers of documents are written; the running number itself stands in series_counters.
create table series (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  name text not null,
  code text not null,
  document_kind text not null,
  prefix text,
  suffix text,
  separator text not null default '/',
  year_style text not null default 'none',
  width int not null default 4,
  start_number bigint not null default 1,
  resets text not null default 'Yearly',
  is_default boolean not null default false,
  status text not null default 'Active',
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id)
);
create unique index series_code on series (subscriber_id, document_kind, lower(code)) where status <> 'Delete';

create table series_allocations (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  series_id bigint not null,
  entity_id bigint not null,
  child_entity_id bigint,
  user_id bigint,
  is_default boolean not null default true,
  status text not null default 'Active',
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, series_id) references series (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, child_entity_id) references entities (subscriber_id, id)
);
create unique index series_allocations_once on series_allocations
  (subscriber_id, series_id, entity_id, coalesce(child_entity_id, 0), coalesce(user_id, 0)) where status <> 'Delete';

-- The last number given, per series, GSTIN and year; its row lock is what makes numbers consecutive.
create table series_counters (
  subscriber_id bigint not null references subscribers,
  series_id bigint not null,
  entity_id bigint not null,
  -- '' for a series that never restarts.
  financial_year text not null,
  last_number bigint not null,
  primary key (subscriber_id, series_id, entity_id, financial_year),
  foreign key (subscriber_id, series_id) references series (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);

select tenant_table(t) from unnest(array['entities', 'categories', 'units', 'tax_rates', 'hsn_sacs', 'parties', 'items',
  'series', 'series_allocations', 'series_counters']) as t;
select audit_table(t) from unnest(array['entities', 'categories', 'units', 'tax_rates', 'hsn_sacs', 'parties', 'items',
  'series', 'series_allocations']) as t;
