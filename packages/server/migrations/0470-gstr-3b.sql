-- GSTR-3B: figures added by hand, the set-off of a period, and returns that somebody prepared.
-- Locks: itc_moves exclusively, for an index over its rows.

-- Added to a figure that comes from the books. A row is never changed but for being withdrawn: the rows are the history.
create table return_adjustments (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  entity_id bigint not null,
  form text not null check (form in ('GSTR3B')),
  return_period text not null,
  section text not null,
  -- Of table 3.2.
  place_of_supply text,
  recipients text check (recipients in ('Unregistered', 'Composition', 'UIN')),
  -- Of table 5.
  inward text check (inward in ('GST', 'NONGST')),
  inter_state boolean,
  taxable_value numeric(18, 2) not null default 0,
  igst numeric(18, 2) not null default 0,
  cgst numeric(18, 2) not null default 0,
  sgst numeric(18, 2) not null default 0,
  cess numeric(18, 2) not null default 0,
  reason text not null,
  created_at timestamptz not null default now(),
  created_by bigint,
  withdrawn_at timestamptz,
  withdrawn_by bigint,
  withdrawn_reason text,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
create index return_adjustments_period on return_adjustments (subscriber_id, entity_id, form, return_period, id);
select tenant_table('return_adjustments');
select audit_table('return_adjustments', 'entity_id', true);

-- How the tax of a period is paid, as it was saved. Heads are igst, cgst, sgst and cess; amounts are decimal texts.
create table return_set_offs (
  subscriber_id bigint not null,
  entity_id bigint not null,
  return_period text not null,
  -- As entered; null where they follow from the return before.
  opening_credit jsonb,
  opening_cash jsonb,
  brought_negative jsonb,
  -- By the names of the portal, in rupees.
  utilised jsonb not null,
  -- What it came to: to see that the figures have changed since, and for the return after this.
  tax jsonb not null,
  reverse_charge jsonb not null,
  credit jsonb not null,
  cash_tax jsonb not null,
  cash jsonb not null,
  closing_credit jsonb not null,
  closing_cash jsonb not null,
  carried_negative jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by bigint,
  primary key (subscriber_id, entity_id, return_period),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
select tenant_table('return_set_offs');
select audit_table('return_set_offs', 'entity_id', true);

-- How far a return is that is not filed: somebody has checked it, or it is at the portal.
create table return_states (
  subscriber_id bigint not null,
  entity_id bigint not null,
  return_type text not null,
  return_period text not null,
  state text not null check (state in ('Prepared', 'Pushed')),
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, entity_id, return_type, return_period),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
select tenant_table('return_states');
select audit_table('return_states', 'entity_id', true);

-- Credit is looked up by the period in which it was claimed, reversed or reclaimed.
create index itc_moves_period on itc_moves (subscriber_id, return_period, document_id) where return_period is not null;
