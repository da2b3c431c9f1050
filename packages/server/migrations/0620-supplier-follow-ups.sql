-- What suppliers are asked to report or correct, what they answered, and what the portal says of their filing.
-- Locks: only new objects, and for a moment the tables that foreign keys name.

-- A mail to a supplier about documents that do not agree with a statement of a GSTIN.
create table supplier_follow_ups (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint not null,
  source text not null check (source in ('2A', '2B', 'IMS')),
  -- Of the supplier.
  gstin text not null,
  name text,
  language text not null check (language in ('en', 'ar', 'hi')),
  recipients text[] not null check (cardinality(recipients) > 0),
  subject text not null,
  message text not null,
  mail_id bigint not null,
  -- Rows of the comparison that its list had, and the tax of them.
  row_ids bigint[] not null check (cardinality(row_ids) > 0),
  tax numeric(18, 2) not null,
  answer text,
  answered_on date,
  promised_on date,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  changed_at timestamptz not null default now(),
  changed_by bigint default current_user_id(),
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, mail_id) references mails (subscriber_id, id),
  check ((answer is null) = (answered_on is null))
);
create index supplier_follow_ups_supplier on supplier_follow_ups (subscriber_id, entity_id, gstin, id);
create index supplier_follow_ups_mail on supplier_follow_ups (subscriber_id, mail_id);
select tenant_table('supplier_follow_ups');
select audit_table('supplier_follow_ups');

-- Returns that a supplier has filed, as the public status of the portal says (RETTRACK).
create table supplier_filings (
  subscriber_id bigint not null references subscribers,
  gstin text not null,
  form text not null check (form in ('GSTR1', 'GSTR3B')),
  -- MMYYYY.
  period text not null,
  filed_on date not null,
  arn text not null,
  primary key (subscriber_id, gstin, form, period)
);
select tenant_table('supplier_filings');

-- When the portal was asked last for what a supplier has filed, and the score that follows (0 to 100; null: nothing was due).
create table supplier_checks (
  subscriber_id bigint not null references subscribers,
  gstin text not null,
  checked_at timestamptz not null,
  score int check (score between 0 and 100),
  -- The first day of the last period whose GSTR-1 is filed.
  last_filed_from date,
  primary key (subscriber_id, gstin)
);
select tenant_table('supplier_checks');
