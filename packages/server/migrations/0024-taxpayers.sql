-- Registrations as the portal told of them, for what is checked before anything is sent. Locks: only a new object.

create table taxpayers (
  subscriber_id bigint not null references subscribers,
  gstin text not null,
  taxpayer_type text,
  status text not null check (status in ('ACT', 'CNL', 'INA', 'PRO', 'SUS')),
  is_blocked boolean not null,
  deregistered_on date,
  told_at timestamptz not null default now(),
  primary key (subscriber_id, gstin)
);
select tenant_table('taxpayers');
