-- Files with all data of a subscriber: which were made, by whom, and from which one it was imported. The file itself is kept elsewhere.
-- Locks: only new objects.

create table data_files (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  action text not null check (action in ('Made', 'Imported')),
  name text not null,
  size bigint not null,
  -- SHA-256 of its list, and of the key that signed it; hexadecimal.
  file_hash text not null,
  signed_by text not null,
  is_encrypted boolean not null,
  documents integer not null,
  at timestamptz not null default now(),
  by_user bigint default current_user_id(),
  primary key (subscriber_id, id)
);
select tenant_table('data_files');
select audit_table('data_files');
