-- Addresses from which users may work, for everybody of the account or for one of them.
-- Locks: only new objects.

create table ip_addresses (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  -- One address, a block or a range, as the product writes it: 203.0.113.0/24.
  address text not null,
  description text,
  -- Null: for every user.
  user_id bigint,
  status text not null default 'Active',
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, user_id) references users
);
create unique index ip_addresses_once on ip_addresses (subscriber_id, address, user_id) nulls not distinct where status <> 'Delete';
create index ip_addresses_user on ip_addresses (subscriber_id, user_id);
select tenant_table('ip_addresses');
select audit_table('ip_addresses');
create trigger access_version after insert or update or delete on ip_addresses
  for each statement execute function count_access_version();

-- Users for whom the list holds always or never, whatever the setting of the account says.
create table user_address_rules (
  subscriber_id bigint not null references subscribers,
  user_id bigint not null,
  rule text not null check (rule in ('Always', 'Never')),
  primary key (subscriber_id, user_id),
  foreign key (subscriber_id, user_id) references users
);
select tenant_table('user_address_rules');
select audit_table('user_address_rules', 'user_id');
create trigger access_version after insert or update or delete on user_address_rules
  for each statement execute function count_access_version();
