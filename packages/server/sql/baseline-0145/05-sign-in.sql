-- Sessions, codes and links, identity providers, and what slows down guessing.

create function keep_opener_awake() returns trigger
language plpgsql
as $$
begin
  update sessions set last_seen_at = new.last_seen_at
  where subscriber_id = new.subscriber_id and id = new.opened_by;
  return null;
end
$$;

create table sessions (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  token_hash bytea not null,
  user_id bigint not null,
  impersonator_id bigint,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  idle_minutes integer not null default 30,
  expires_at timestamptz not null,
  address text,
  user_agent text,
  -- A session that shows another user's view lives no longer than the one that opened it, and keeps that one awake.
  opened_by bigint,
  -- The program that holds it, if one does.
  api_client_id bigint,
  primary key (subscriber_id, token_hash),
  unique (subscriber_id, id),
  foreign key (subscriber_id, user_id) references users,
  constraint sessions_opener foreign key (subscriber_id, opened_by) references sessions (subscriber_id, id) on delete cascade
);
create index sessions_user on sessions (subscriber_id, user_id);
create index sessions_expiry on sessions (subscriber_id, expires_at);
create index sessions_opener on sessions (subscriber_id, opened_by) where opened_by is not null;
create index sessions_api_client on sessions (subscriber_id, api_client_id) where api_client_id is not null;
select tenant_table('sessions');
create trigger keep_opener_awake after update of last_seen_at on sessions
  for each row when (new.opened_by is not null) execute function keep_opener_awake();

-- Opens a request: sets the tenant for this transaction, checks the session and hands back what access depends on.
-- One round trip with the begin before it. Where a program holds the session, the trail names it as the source of what it does.
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

-- Keys of one sign-in attempt: single use, five minutes. No tenant is known yet.
create table sign_in_keys (
  identifier text primary key,
  key bytea not null,
  iv bytea not null,
  expires_at timestamptz not null
);
create index sign_in_keys_expiry on sign_in_keys (expires_at);

-- Failed and successful attempts, to slow down guessing by address and by name. No tenant is known yet.
create table login_attempts (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  address text not null,
  user_name_key text not null,
  succeeded boolean not null
);
create index login_attempts_address on login_attempts (address, at);
create index login_attempts_name on login_attempts (user_name_key, at);

-- Codes and links that work once: reset link, one-time code, portal redirect. Token is '<subscriber>.<random>', kept hashed.
create table one_time_requests (
  subscriber_id bigint not null,
  token_hash bytea not null,
  purpose text not null,
  user_id bigint,
  code_hash bytea,
  attempts_left integer not null default 5,
  resends_left integer not null default 3,
  created_at timestamptz not null default now(),
  code_expires_at timestamptz,
  expires_at timestamptz not null,
  used_at timestamptz,
  data jsonb not null default '{}',
  primary key (subscriber_id, token_hash),
  foreign key (subscriber_id, user_id) references users
);
create index one_time_requests_expiry on one_time_requests (subscriber_id, expires_at);
-- Who broke off a registration before its code continues by signing in: the request is found by its name.
create index one_time_requests_registration on one_time_requests (subscriber_id, fold_name(data ->> 'userName'), created_at)
  where purpose = 'registration' and used_at is null;
select tenant_table('one_time_requests');

-- Codes asked for without a password, to slow down the flooding of a mailbox. No tenant is known yet.
create table code_requests (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  address text not null,
  user_name_key text not null
);
create index code_requests_address on code_requests (address, at);
create index code_requests_name on code_requests (user_name_key, at);

-- Solved captchas, each good for one call. No tenant is known yet.
create table captcha_used (
  signature text primary key,
  expires_at timestamptz not null
);
create index captcha_used_expiry on captcha_used (expires_at);

-- What was tried from an address that anybody can use, to slow down guessing and flooding.
create table address_attempts (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null,
  address text not null
);
create index address_attempts_kind on address_attempts (kind, address, at);

-- Taxpayers as the public search of the GST portal reports them; asked again after a day.
create table taxpayer_lookups (
  provider text not null,
  gstin text not null,
  -- Null: the portal knows no such taxpayer.
  details jsonb,
  told_at timestamptz not null default now(),
  primary key (provider, gstin)
);

-- A way to an identity provider and back, under way: kept by the hash of the state that travels with it, used once.
-- No tenant is known yet. The nonce and the proof key are under the key of the installation.
create table sso_attempts (
  state_hash bytea primary key,
  method text not null check (method in ('google', 'azure', 'okta')),
  -- Whose identity provider was asked; null: the one of the installation.
  subscriber_id bigint,
  -- The browser that began it proves itself with what this is the hash of.
  browser_hash bytea not null,
  sealed bytea not null,
  expires_at timestamptz not null
);
create index sso_attempts_expiry on sso_attempts (expires_at);

-- How an account signs in at its own identity provider.
create table saml_providers (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  method text not null check (method in ('azure', 'okta')),
  is_enabled boolean not null default true,
  -- Where the browser is sent to sign in.
  entry_point text not null,
  -- The identity provider's name of itself; answers of any other are refused.
  issuer text not null,
  -- Certificates whose signatures are believed, in PEM form: two while one is being replaced.
  certificates text[] not null,
  -- Attribute that holds the user name; null: the subject of the assertion.
  user_name_attribute text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  changed_at timestamptz not null default now(),
  changed_by bigint default current_user_id(),
  -- Whether it asks for a second step; where it is not declared, the product asks for its own.
  asks_second_step boolean not null default false,
  primary key (subscriber_id, id),
  unique (subscriber_id, method)
);
select tenant_table('saml_providers');
select audit_table('saml_providers');
create trigger refuse_while_impersonating after insert or update or delete on saml_providers
  for each row execute function refuse_while_impersonating();

-- Assertions that have been believed once; none is believed again.
create table saml_assertions (
  subscriber_id bigint not null references subscribers,
  assertion_hash bytea not null,
  expires_at timestamptz not null,
  primary key (subscriber_id, assertion_hash)
);
select tenant_table('saml_assertions');
