-- Rows that people enter into returns that are worksheets (ITC-04 and others), and cells that they fill into rows of the books.
-- Locks: only a new object, and for a moment entities for the foreign key.

create table return_entries (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  entity_id bigint not null,
  form text not null,
  return_period text not null,
  table_key text not null,
  -- A row of the books that this completes; null: a row of its own.
  source text,
  line_number int not null,
  -- Cells by the key of their column, checked by the declaration of the form; an empty cell is absent.
  cells jsonb not null check (jsonb_typeof(cells) = 'object'),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
create index return_entries_period on return_entries (subscriber_id, entity_id, form, return_period, table_key, line_number, id);
create unique index return_entries_source on return_entries (subscriber_id, entity_id, form, return_period, source) where source is not null;
select tenant_table('return_entries');
select audit_table('return_entries', 'entity_id', true);
