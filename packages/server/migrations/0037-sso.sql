-- Sign-in at identity providers, and sessions that show another user's view.
-- Locks: short, on users and sessions, for columns without a rewrite.

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
  primary key (subscriber_id, id),
  unique (subscriber_id, method)
);
select tenant_table('saml_providers');
select audit_table('saml_providers');

-- Assertions that have been believed once; none is believed again.
create table saml_assertions (
  subscriber_id bigint not null references subscribers,
  assertion_hash bytea not null,
  expires_at timestamptz not null,
  primary key (subscriber_id, assertion_hash)
);
select tenant_table('saml_assertions');

-- When the user was last shown to own the e-mail address (a code or link sent there, a provider that says so).
-- Accounts with the same address count as those of one person only from where it is shown.
alter table users add column email_proved_at timestamptz;

create function forget_email_proof() returns trigger
language plpgsql
as $$
begin
  new.email_proved_at := null;
  return new;
end
$$;
create trigger forget_email_proof before update of email_address on users
  for each row when (lower(old.email_address) is distinct from lower(new.email_address)) execute function forget_email_proof();

-- A session that shows another user's view lives no longer than the one that opened it, and keeps that one awake.
alter table sessions add column opened_by bigint;
alter table sessions add constraint sessions_opener foreign key (subscriber_id, opened_by)
  references sessions (subscriber_id, id) on delete cascade;
create index sessions_opener on sessions (subscriber_id, opened_by) where opened_by is not null;

create function keep_opener_awake() returns trigger
language plpgsql
as $$
begin
  update sessions set last_seen_at = new.last_seen_at
  where subscriber_id = new.subscriber_id and id = new.opened_by;
  return null;
end
$$;
create trigger keep_opener_awake after update of last_seen_at on sessions
  for each row when (new.opened_by is not null) execute function keep_opener_awake();
