-- Other programs that work in the name of a user: client id and secret, the rights they have, where from and how often.
-- Locks: short, on sessions, for a column without a rewrite.

create table api_clients (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  user_id bigint not null,
  -- Drawn at random; with the subscriber before it, it is the client id that the program sends.
  client_key text not null,
  name text not null,
  -- Rights that it has, as far as its user has them.
  scopes text[] not null,
  -- Hashes of 256 random bits: nothing to guess, so nothing slow is needed.
  secret_hash bytea not null,
  secret_made_at timestamptz not null default now(),
  -- After a rotation the secret before goes on for a while.
  previous_secret_hash bytea,
  previous_secret_until timestamptz,
  expires_at timestamptz,
  -- From where; empty: as for the user.
  addresses text[] not null default '{}',
  calls_per_minute int not null default 300 check (calls_per_minute between 1 and 6000),
  last_used_at timestamptz,
  last_used_address text,
  status text not null default 'Active' check (status in ('Active', 'Revoked')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, user_id) references users
);
create unique index api_clients_key on api_clients (subscriber_id, client_key);
create index api_clients_user on api_clients (subscriber_id, user_id);
select tenant_table('api_clients');
select audit_table('api_clients', hidden => '{secret_hash,previous_secret_hash,last_used_at,last_used_address}');
create trigger access_version_insert after insert or delete on api_clients
  for each statement execute function count_access_version();
create trigger access_version_update after update of scopes, addresses, calls_per_minute, expires_at, status on api_clients
  for each statement execute function count_access_version();

alter table sessions add column api_client_id bigint;
create index sessions_api_client on sessions (subscriber_id, api_client_id) where api_client_id is not null;

-- As before, and whether a program holds the session: then the trail names it as the source of what it does.
drop function open_session(bigint, bytea, text, text, text);
create function open_session(asked_subscriber bigint, asked_token bytea, asked_request text, asked_source text, asked_reason text)
returns table (
  session_id bigint, user_id bigint, impersonator_id bigint, access_version bigint, user_status text,
  subscriber_status text, is_trial boolean, access_ended boolean, api_client_id bigint, source text
)
language plpgsql
as $$
declare
  found_session record;
begin
  perform set_config('bahi.subscriber_id', asked_subscriber::text, true);
  select s.id, s.user_id, s.impersonator_id, b.access_version, u.status as user_status, b.status as subscriber_status,
    b.is_trial, coalesce(b.access_ends_at <= now(), false) as access_ended, s.last_seen_at, s.api_client_id,
    case when s.api_client_id is null then asked_source
      else 'Api:Erp:' || (select c.name from api_clients c where c.subscriber_id = s.subscriber_id and c.id = s.api_client_id) end as source
  into found_session
  from sessions s
  join users u on u.subscriber_id = s.subscriber_id and u.id = s.user_id
  join subscribers b on b.subscriber_id = s.subscriber_id
  where s.subscriber_id = asked_subscriber and s.token_hash = asked_token
    and s.expires_at > now() and s.last_seen_at + make_interval(mins => s.idle_minutes) > now();
  if not found then
    perform set_config('bahi.subscriber_id', '', true);
    return;
  end if;
  perform set_config('bahi.user_id', found_session.user_id::text, true),
    set_config('bahi.impersonator_id', coalesce(found_session.impersonator_id::text, ''), true),
    set_config('bahi.request_id', asked_request, true),
    set_config('bahi.source', found_session.source, true),
    set_config('bahi.reason', asked_reason, true);
  -- The sliding end moves in steps of a minute, and never waits for another request of the session.
  if found_session.last_seen_at < now() - interval '1 minute' and not pg_is_in_recovery() then
    update sessions s set last_seen_at = now()
    where s.subscriber_id = asked_subscriber and s.token_hash in (
      select x.token_hash from sessions x
      where x.subscriber_id = asked_subscriber and x.token_hash = asked_token
      for update skip locked);
  end if;
  return query select found_session.id, found_session.user_id, found_session.impersonator_id, found_session.access_version,
    found_session.user_status, found_session.subscriber_status, found_session.is_trial, found_session.access_ended,
    found_session.api_client_id, found_session.source;
end
$$;
