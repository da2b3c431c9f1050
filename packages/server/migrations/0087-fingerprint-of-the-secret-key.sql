-- Which key this database is sealed with: another one is refused at the start, where the key itself is not kept here.
-- Locks: none.

create table secret_key_fingerprint (
  is_only boolean primary key default true check (is_only),
  fingerprint text not null,
  kept_at timestamptz not null default now()
);
