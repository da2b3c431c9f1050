-- Notices to users, each told once. Locks: only new objects.

create table notifications (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  kind text not null,
  entity_id bigint,
  -- Screen and record that it is about.
  target jsonb,
  -- What the text is filled with; it is said in words when somebody reads it.
  params jsonb not null default '{}',
  -- The event that it tells of; a user is told of one once.
  event_key text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (subscriber_id, id),
  unique (subscriber_id, event_key, user_id),
  foreign key (subscriber_id, user_id) references users (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
create index notifications_user on notifications (subscriber_id, user_id, id desc);
create index notifications_unread on notifications (subscriber_id, user_id) where read_at is null;
create index notifications_time on notifications (subscriber_id, created_at);
select tenant_table('notifications');
