-- The tree of a business: company (one PAN), its GSTINs, their branches and godowns; departments; who holds which GSTIN.
--
-- Row security lets an index serve a condition only where its operator cannot leak, which lower() and LIKE are not.
-- So whatever is found by its beginning is kept in lower case in a column of collation "C" and asked for as a range.

-- GSTINs and PANs that an account holds, asked before any tenant is known. Requests reach it by the functions alone.
create table taxpayer_directory (
  taxpayer text not null,
  subscriber_id bigint not null,
  primary key (taxpayer, subscriber_id)
);

create function is_taxpayer_registered(asked text[], except_subscriber bigint default 0) returns boolean
language sql stable security definer
set search_path = public, pg_temp
as $$ select exists (select from taxpayer_directory d where d.taxpayer = any(asked) and d.subscriber_id <> except_subscriber) $$;

-- Of two that claim the same at once, one: the second waits for the first and finds it taken.
create function claim_taxpayer(asked text[]) returns boolean
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('taxpayer:' || one, 0)) from unnest(asked) as one order by one;
  if is_taxpayer_registered(asked, current_subscriber()) then
    return false;
  end if;
  insert into taxpayer_directory select one, current_subscriber() from unnest(asked) as one on conflict do nothing;
  return true;
end
$$;

create function keep_taxpayer_directory() returns trigger
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  if tg_op = 'UPDATE' then
    delete from taxpayer_directory d
    where d.subscriber_id = old.subscriber_id and d.taxpayer in (old.gstin, case when old.entity_type = 'Business' then old.pan end)
      and not exists (select from entities e where e.subscriber_id = old.subscriber_id and e.status <> 'Delete'
        and (e.gstin = d.taxpayer or (e.entity_type = 'Business' and e.pan = d.taxpayer)));
  end if;
  insert into taxpayer_directory
  select one, new.subscriber_id from unnest(array[new.gstin, case when new.entity_type = 'Business' then new.pan end]) as one
  where one is not null and new.status <> 'Delete'
  on conflict do nothing;
  return null;
end
$$;

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
  -- Data addresses; the audit trail keeps their hash, not the picture.
  logo text,
  logo_hash text generated always as (md5(logo)) stored,
  signature_image text,
  signature_hash text generated always as (md5(signature_image)) stored,
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
  -- Returns and bills of others that are fetched every night for a registration.
  auto_sync text[] not null default '{}',
  custom_fields jsonb,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, parent_id) references entities (subscriber_id, id),
  check (entity_type = 'Business' or parent_id is not null)
);
create unique index entities_gstin on entities (subscriber_id, gstin) where gstin is not null and status <> 'Delete';
create unique index entities_pan on entities (subscriber_id, pan) where entity_type = 'Business' and pan is not null and status <> 'Delete';
create index entities_company on entities (subscriber_id, company_id);
create index entities_parent on entities (subscriber_id, parent_id);
select tenant_table('entities');
select audit_table('entities', hidden => '{logo,signature_image}');
-- A new, moved or closed place is seen, or no longer seen, from the next call of running sessions on.
create trigger access_version after insert or delete or update of parent_id, company_id, status on entities
  for each statement execute function count_access_version();
create trigger access_version_insert after insert on entities for each statement execute function count_access_version();
create trigger access_version_update after update of parent_id, status on entities for each statement execute function count_access_version();
create trigger access_version_delete after delete on entities for each statement execute function count_access_version();
create trigger taxpayer_directory after insert or update of gstin, pan, status on entities
  for each row execute function keep_taxpayer_directory();
create trigger refuse_while_impersonating after update of bank, upi_id on entities
  for each row when ((old.bank, old.upi_id) is distinct from (new.bank, new.upi_id)) execute function refuse_while_impersonating();
create trigger refuse_while_impersonating_new after insert on entities
  for each row when (new.bank is not null or new.upi_id is not null) execute function refuse_while_impersonating();

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
