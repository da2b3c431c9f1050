-- Secret addresses at which a calendar program reads a user's due dates. Locks: only new objects, and for a moment users for
-- the foreign key.

create table calendar_feeds (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  user_id bigint not null,
  -- SHA-256 of the token: the address itself is shown once.
  token_hash bytea not null,
  made_at timestamptz not null default now(),
  primary key (subscriber_id, id),
  -- A new address takes the place of the one before.
  unique (subscriber_id, user_id),
  unique (subscriber_id, token_hash),
  foreign key (subscriber_id, user_id) references users (subscriber_id, id)
);
select tenant_table('calendar_feeds');
select audit_table('calendar_feeds', hidden => '{token_hash}');
