-- Settings of the installation, of accounts and of places; own words, fields, prints and dated rules of a business.

-- Values that hold for the whole installation; kept by the operator.
create table system_settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);

-- Which key this database is sealed with: another one is refused at the start, where the key itself is not kept here.
create table secret_key_fingerprint (
  is_only boolean primary key default true check (is_only),
  fingerprint text not null,
  kept_at timestamptz not null default now()
);

create table settings (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint,
  name text not null,
  value jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id)
);
create unique index settings_name on settings (subscriber_id, entity_id, name) nulls not distinct;
select tenant_table('settings');
select audit_table('settings');
create trigger access_version after insert or update or delete on settings for each statement execute function count_access_version();

-- A setting in force at an entity: its own, that of its company, that of the account; null where none is set.
create function setting_of(setting_name text, of_entity bigint) returns text
language sql stable
as $$
  select s.value #>> '{}' from settings s
  where s.subscriber_id = current_subscriber() and s.name = setting_name and (s.entity_id is null or s.entity_id = of_entity
    or s.entity_id = (select e.company_id from entities e where e.subscriber_id = current_subscriber() and e.id = of_entity))
  order by (s.entity_id = of_entity) desc nulls last limit 1
$$;

create table column_settings (
  subscriber_id bigint not null,
  user_id bigint not null,
  list_name text not null,
  columns jsonb not null,
  changed_at timestamptz not null default now(),
  primary key (subscriber_id, user_id, list_name),
  foreign key (subscriber_id, user_id) references users
);
select tenant_table('column_settings');

-- Rows of the dated rules that a business has put into force, put off or taken back on its own: a row of the same rule and
-- first day replaces the built-in one.
create table rule_changes (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  rule_id text not null,
  since date not null,
  until date,
  value jsonb not null,
  state text not null check (state in ('InForce', 'Announced', 'Deferred', 'Withdrawn')),
  source text not null,
  changed_at timestamptz not null default now(),
  changed_by bigint default current_user_id(),
  primary key (subscriber_id, id),
  unique (subscriber_id, rule_id, since)
);
select tenant_table('rule_changes');
select audit_table('rule_changes');

-- Words of a business for the product's fields, and below fields of its own making.
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

-- How documents are printed, for a company or for one of its GSTINs.
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

-- Own wording of the mails that the product sends.
create table email_templates (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  event text not null,
  language text not null check (language in ('en', 'ar', 'hi')),
  subject text not null,
  body text not null,
  status text not null default 'Active' check (status in ('Active', 'Inactive', 'Delete')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id)
);
create unique index email_templates_event on email_templates (subscriber_id, event, language) where status <> 'Delete';
select tenant_table('email_templates');
select audit_table('email_templates');

-- Whether a help page was useful: of the installation, not of a tenant, and without who answered.
create table guide_answers (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  topic text not null,
  language text not null,
  is_useful boolean not null,
  comment text
);
