-- Parties, items, suppliers watched for return work, units, rates, codes and series.

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
select tenant_table('categories');
select audit_table('categories');

create table units (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  code text not null,
  description text,
  uqc text not null,
  decimals int not null default 3,
  -- Other units that one of this unit makes: [{ "unitId": 7, "factor": "12" }].
  conversions jsonb,
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
select tenant_table('units');
select audit_table('units');

create table tax_rates (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  text text not null,
  tax_kind text not null default 'GST' check (tax_kind in ('GST', 'CESS')),
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
create unique index tax_rates_text on tax_rates (subscriber_id, tax_kind, lower(text)) where status <> 'Delete';
select tenant_table('tax_rates');
select audit_table('tax_rates');

create table hsn_sacs (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  code text collate "C" not null,
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
create unique index hsn_sacs_code on hsn_sacs (subscriber_id, code) where status <> 'Delete';
select tenant_table('hsn_sacs');
select audit_table('hsn_sacs');

-- The government's list of HSN and SAC codes as a subscriber has loaded it: codes that the built-in list lacks, and the
-- government's wording of all. Written whole at each load, by pages; the load itself is audited, its thousands of rows are not.
create table hsn_directory (
  subscriber_id bigint not null references subscribers,
  code text collate "C" not null check (code ~ '^([0-9]{2}){1,4}$'),
  kind text not null check (kind in ('HSN', 'SAC')),
  description text not null,
  primary key (subscriber_id, code)
);
select tenant_table('hsn_directory');

create table hsn_directory_loads (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  file_name text not null,
  codes int not null,
  -- Codes that the built-in list does not have.
  new_codes int not null,
  refused int not null,
  loaded_at timestamptz not null default now(),
  loaded_by bigint,
  primary key (subscriber_id, id)
);
select tenant_table('hsn_directory_loads');
select audit_table('hsn_directory_loads');

-- Words of a text as people type them: lower case, without punctuation; whole codes are added by the caller.
create function words_of(text) returns setof text
language sql immutable parallel safe
as $$ select distinct word from regexp_split_to_table(lower($1), '[\s,./()&''"_+:;-]+') word where word <> '' $$;

create function keep_party_words() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' then
    delete from party_words w using old_rows o join new_rows n on n.subscriber_id = o.subscriber_id and n.id = o.id
    where w.subscriber_id = o.subscriber_id and w.party_id = o.id
      and (o.name, o.trade_name, o.code, o.gstin, o.pan, o.mobile) is distinct from (n.name, n.trade_name, n.code, n.gstin, n.pan, n.mobile);
  end if;
  insert into party_words (subscriber_id, word, party_id)
  select n.subscriber_id, left(w.word, 60), n.id from new_rows n
  cross join lateral (
    select words_of(concat_ws(' ', n.name, n.trade_name, n.code)) as word
    union select lower(x) from unnest(array[n.code, n.gstin, n.pan, n.mobile]) x where x is not null
  ) w
  on conflict do nothing;
  return null;
end
$$;

create table parties (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  code text not null,
  name text not null,
  trade_name text,
  role text not null,
  taxpayer_type text not null,
  gstin text collate "C",
  pan text collate "C",
  emails text,
  mobile text collate "C",
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
  name_key text collate "C" not null generated always as (lower(name)) stored,
  code_key text collate "C" not null generated always as (lower(code)) stored,
  status text not null default 'Active',
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id)
);
create unique index parties_code on parties (subscriber_id, code_key) where status <> 'Delete';
create index parties_name on parties (subscriber_id, name_key, id);
create index parties_gstin on parties (subscriber_id, gstin) where gstin is not null;
create index parties_mobile on parties (subscriber_id, mobile) where mobile is not null;
select tenant_table('parties');
select audit_table('parties', hidden => '{name_key,code_key}');
create trigger words_insert after insert on parties referencing new table as new_rows
  for each statement execute function keep_party_words();
create trigger words_update after update on parties referencing old table as old_rows new table as new_rows
  for each statement execute function keep_party_words();
create trigger refuse_while_impersonating after update of bank, upi_id on parties
  for each row when ((old.bank, old.upi_id) is distinct from (new.bank, new.upi_id)) execute function refuse_while_impersonating();
create trigger refuse_while_impersonating_new after insert on parties
  for each row when (new.bank is not null or new.upi_id is not null) execute function refuse_while_impersonating();

-- Every word by which a party is looked for: of name and trade name, code, GSTIN, PAN, mobile.
create table party_words (
  subscriber_id bigint not null,
  word text collate "C" not null,
  party_id bigint not null,
  primary key (subscriber_id, word, party_id),
  foreign key (subscriber_id, party_id) references parties on delete cascade
);
create index party_words_party on party_words (subscriber_id, party_id, word);
select tenant_table('party_words');

create function keep_item_words() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' then
    delete from item_words w using old_rows o join new_rows n on n.subscriber_id = o.subscriber_id and n.id = o.id
    where w.subscriber_id = o.subscriber_id and w.item_id = o.id
      and (o.name, o.code, o.barcode, o.hsn) is distinct from (n.name, n.code, n.barcode, n.hsn);
  end if;
  insert into item_words (subscriber_id, word, item_id)
  select n.subscriber_id, left(w.word, 60), n.id from new_rows n
  cross join lateral (
    select words_of(concat_ws(' ', n.name, n.code)) as word
    union select lower(x) from unnest(array[n.code, n.barcode, n.hsn]) x where x is not null
  ) w
  on conflict do nothing;
  return null;
end
$$;

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
  conversion_rate numeric(18, 8),
  category_id bigint,
  -- Prices keep the decimals they were typed with.
  selling_price numeric check (selling_price < 1e12),
  price_includes_tax boolean not null default false,
  purchase_price numeric check (purchase_price < 1e12),
  mrp numeric check (mrp < 1e12),
  discount_percent numeric(6, 3),
  tax_category text not null,
  tax_rate numeric(6, 3),
  cess_rate numeric(6, 3),
  cess_per_unit numeric(18, 3),
  state_cess_rate numeric(6, 3),
  exemption_reason text,
  reverse_charge boolean not null default false,
  barcode text collate "C",
  picture text,
  custom_fields jsonb,
  name_key text collate "C" not null generated always as (lower(name)) stored,
  code_key text collate "C" not null generated always as (lower(code)) stored,
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
create unique index items_code on items (subscriber_id, code_key) where status <> 'Delete';
create index items_name on items (subscriber_id, name_key, id);
create index items_unit on items (subscriber_id, unit_id);
create index items_barcode on items (subscriber_id, barcode) where barcode is not null;
create index items_category on items (subscriber_id, category_id);
select tenant_table('items');
select audit_table('items', hidden => '{name_key,code_key,picture}');
create trigger words_insert after insert on items referencing new table as new_rows
  for each statement execute function keep_item_words();
create trigger words_update after update on items referencing old table as old_rows new table as new_rows
  for each statement execute function keep_item_words();

-- Every word by which an item is looked for: of name, code, barcode, HSN.
create table item_words (
  subscriber_id bigint not null,
  word text collate "C" not null,
  item_id bigint not null,
  primary key (subscriber_id, word, item_id),
  foreign key (subscriber_id, item_id) references items on delete cascade
);
create index item_words_item on item_words (subscriber_id, item_id, word);
select tenant_table('item_words');

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

-- How numbers of documents are written; the running number itself is in series_counters.
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
  -- The template that its documents print with.
  print_template text check (print_template in ('classic', 'modern', 'compact', 'thermal', 'letterhead')),
  primary key (subscriber_id, id)
);
create unique index series_code on series (subscriber_id, document_kind, lower(code)) where status <> 'Delete';
select tenant_table('series');
select audit_table('series');

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
select tenant_table('series_allocations');
select audit_table('series_allocations');

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
select tenant_table('series_counters');

-- The last automatic code given, per resource: P0001, I0001, ...
create table code_counters (
  subscriber_id bigint not null references subscribers,
  resource text not null,
  last_number bigint not null,
  primary key (subscriber_id, resource)
);
select tenant_table('code_counters');
