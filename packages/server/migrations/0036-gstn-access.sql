-- Access of a GSTIN to the GST portal: who asked for its code, and how that stands. The session itself is sealed in
-- portal_sessions as those of the other portals. Locks: only a new object.

create table gstn_access (
  subscriber_id bigint not null references subscribers,
  entity_id bigint not null,
  provider text not null check (provider in ('Sandbox', 'Product')),
  user_name text not null,
  -- The key that the code under way belongs to; null: none is.
  sealed_app_key bytea,
  code_until timestamptz,
  attempts_left integer not null default 0,
  resends_left integer not null default 0,
  asked_at timestamptz not null default now(),
  opened_at timestamptz,
  opened_by bigint,
  last_failure text,
  changed_at timestamptz not null default now(),
  changed_by bigint default current_user_id(),
  primary key (subscriber_id, entity_id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
select tenant_table('gstn_access');
select audit_table('gstn_access', 'entity_id', hidden => '{sealed_app_key,attempts_left,resends_left,code_until,asked_at}');
