-- Files attached to parties and items. Locks: only new objects, and for a moment parties and items for the foreign keys.

create table party_attachments (
  subscriber_id bigint not null,
  party_id bigint not null,
  file_id bigint not null,
  name text not null,
  size bigint not null,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  primary key (subscriber_id, file_id),
  foreign key (subscriber_id, party_id) references parties (subscriber_id, id),
  foreign key (subscriber_id, file_id) references stored_files (subscriber_id, id)
);
create index party_attachments_party on party_attachments (subscriber_id, party_id, file_id);
select tenant_table('party_attachments');
select audit_table('party_attachments', 'party_id');

create table item_attachments (
  subscriber_id bigint not null,
  item_id bigint not null,
  file_id bigint not null,
  name text not null,
  size bigint not null,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  primary key (subscriber_id, file_id),
  foreign key (subscriber_id, item_id) references items (subscriber_id, id),
  foreign key (subscriber_id, file_id) references stored_files (subscriber_id, id)
);
create index item_attachments_item on item_attachments (subscriber_id, item_id, file_id);
select tenant_table('item_attachments');
select audit_table('item_attachments', 'item_id');
