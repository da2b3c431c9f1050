-- Small sales whose buyers ask for no invoice, and the one invoice of each day that takes them together (CGST Rules, rule 46,
-- fourth proviso).
-- Locks: none beyond the new tables.

create table day_sales (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  entity_id bigint not null,
  date date not null,
  mode text not null,
  -- As sold, with what the item master said then.
  lines jsonb not null,
  -- Value of the supply, and with its tax what was paid.
  taxable_value numeric not null,
  total numeric not null,
  -- The invoice of its day; null: it waits for one.
  document_id bigint,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  created_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id)
);
create index day_sales_day on day_sales (subscriber_id, entity_id, date, id) where cancelled_at is null;
create index day_sales_waiting on day_sales (subscriber_id, entity_id, date) where document_id is null and cancelled_at is null;
create index day_sales_document on day_sales (subscriber_id, document_id) where document_id is not null;
select tenant_table('day_sales');
select audit_table('day_sales');

-- One for each GSTIN and day.
create table day_invoices (
  subscriber_id bigint not null,
  entity_id bigint not null,
  date date not null,
  document_id bigint not null,
  primary key (subscriber_id, entity_id, date),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id)
);
create unique index day_invoices_document on day_invoices (subscriber_id, document_id);
select tenant_table('day_invoices');
select audit_table('day_invoices', 'document_id', true);
