-- What every slice stands on: subscribers, users, sessions, rights, settings, audit trail, background work, files.
-- Locks: only new objects, nothing that an older version uses.
--
-- Every table of a tenant begins its keys with subscriber_id and is finished with
--   select tenant_table('name');                       row security, forced, by the setting bahi.subscriber_id
--   select audit_table('name', ...);                   before/after rows into the audit trail
-- The login role of requests owns nothing; its grants are given after each migration by the migrator.

create function current_subscriber() returns bigint
language sql stable parallel safe
as $$ select nullif(current_setting('bahi.subscriber_id', true), '')::bigint $$;

create function current_user_id() returns bigint
language sql stable parallel safe
as $$ select nullif(current_setting('bahi.user_id', true), '')::bigint $$;

-- Row security of one tenant table.
create function tenant_table(table_name regclass) returns void
language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', table_name);
  execute format('alter table %s force row level security', table_name);
  execute format(
    'create policy tenant on %s using (subscriber_id = nullif(current_setting(''bahi.subscriber_id'', true), '''')::bigint)'
    || ' with check (subscriber_id = nullif(current_setting(''bahi.subscriber_id'', true), '''')::bigint)',
    table_name);
end
$$;

----------------------------------------------------------------------------------------------------------------
-- Audit trail (Companies (Accounts) Rules, rule 3(1)): written by triggers in the transaction of the change.

create table audit_entries (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  -- Order of sealing: an entry is sealed when no transaction that could still write an earlier one is open.
  transaction_id xid8 not null default pg_current_xact_id(),
  table_name text not null,
  record_id bigint not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  before jsonb,
  after jsonb,
  user_id bigint,
  impersonator_id bigint,
  request_id text,
  source text,
  reason text,
  primary key (subscriber_id, id)
);
create index audit_entries_record on audit_entries (subscriber_id, table_name, record_id, id);
create index audit_entries_order on audit_entries (subscriber_id, transaction_id, id);
create index audit_entries_time on audit_entries (subscriber_id, at);
select tenant_table('audit_entries');

-- One row a batch: the hash of each entry, and a hash that binds the batch to the one before.
create table audit_chain (
  subscriber_id bigint not null,
  seal_number bigint not null,
  sealed_at timestamptz not null default clock_timestamp(),
  -- Every entry of a transaction before this one is in this seal or an earlier one.
  frontier xid8 not null,
  entry_ids bigint[] not null,
  entry_hashes bytea not null,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (subscriber_id, seal_number)
);
select tenant_table('audit_chain');

create function audit_is_append_only() returns trigger
language plpgsql
as $$
begin
  raise exception 'the audit trail is append-only: % of % is refused', lower(tg_op), tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;
create trigger append_only before update or delete or truncate on audit_entries
  for each statement execute function audit_is_append_only();
create trigger append_only before update or delete or truncate on audit_chain
  for each statement execute function audit_is_append_only();

-- Arguments of the trigger: column that names the record, whether the rows of one record make one entry
-- (lines of a document), then the columns that are never kept (secrets, derived text). `offset 0` keeps the planner from
-- writing the JSON of a row out anew for each use of it.
create function audit_rows() returns trigger
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  record_column constant text := tg_argv[0];
  grouped constant boolean := tg_argv[1]::boolean;
  hidden constant text[] := tg_argv[2:];
  who constant bigint := nullif(current_setting('bahi.user_id', true), '')::bigint;
  behind constant bigint := nullif(current_setting('bahi.impersonator_id', true), '')::bigint;
  request constant text := nullif(current_setting('bahi.request_id', true), '');
  origin constant text := coalesce(nullif(current_setting('bahi.source', true), ''), 'database:' || session_user);
  why constant text := nullif(current_setting('bahi.reason', true), '');
begin
  if tg_op = 'INSERT' then
    if grouped then
      insert into audit_entries (subscriber_id, table_name, record_id, action, after, user_id, impersonator_id, request_id, source, reason)
      select r.subscriber_id, tg_table_name, (r.j ->> record_column)::bigint, 'insert', jsonb_agg(r.j), who, behind, request, origin, why
      from (select n.subscriber_id, to_jsonb(n) - hidden as j from new_rows n offset 0) r
      group by r.subscriber_id, r.j ->> record_column;
    else
      insert into audit_entries (subscriber_id, table_name, record_id, action, after, user_id, impersonator_id, request_id, source, reason)
      select r.subscriber_id, tg_table_name, (r.j ->> record_column)::bigint, 'insert', r.j, who, behind, request, origin, why
      from (select n.subscriber_id, to_jsonb(n) - hidden as j from new_rows n offset 0) r;
    end if;
  elsif tg_op = 'DELETE' then
    if grouped then
      insert into audit_entries (subscriber_id, table_name, record_id, action, before, user_id, impersonator_id, request_id, source, reason)
      select r.subscriber_id, tg_table_name, (r.j ->> record_column)::bigint, 'delete', jsonb_agg(r.j), who, behind, request, origin, why
      from (select o.subscriber_id, to_jsonb(o) - hidden as j from old_rows o offset 0) r
      group by r.subscriber_id, r.j ->> record_column;
    else
      insert into audit_entries (subscriber_id, table_name, record_id, action, before, user_id, impersonator_id, request_id, source, reason)
      select r.subscriber_id, tg_table_name, (r.j ->> record_column)::bigint, 'delete', r.j, who, behind, request, origin, why
      from (select o.subscriber_id, to_jsonb(o) - hidden as j from old_rows o offset 0) r;
    end if;
  else
    if grouped then
      insert into audit_entries (subscriber_id, table_name, record_id, action, before, after, user_id, impersonator_id, request_id, source, reason)
      select o.subscriber_id, tg_table_name, o.record::bigint, 'update', o.rows, n.rows, who, behind, request, origin, why
      from (select r.subscriber_id, r.j ->> record_column as record, jsonb_agg(r.j) as rows
              from (select x.subscriber_id, to_jsonb(x) - hidden as j from old_rows x offset 0) r group by 1, 2) o
      join (select r.subscriber_id, r.j ->> record_column as record, jsonb_agg(r.j) as rows
              from (select x.subscriber_id, to_jsonb(x) - hidden as j from new_rows x offset 0) r group by 1, 2) n
        on n.subscriber_id = o.subscriber_id and n.record = o.record
      where o.rows is distinct from n.rows;
    else
      -- A record keeps its id, so old and new rows are paired by it.
      insert into audit_entries (subscriber_id, table_name, record_id, action, before, after, user_id, impersonator_id, request_id, source, reason)
      select o.subscriber_id, tg_table_name, (o.j ->> record_column)::bigint, 'update', o.j, n.j, who, behind, request, origin, why
      from (select x.subscriber_id, to_jsonb(x) - hidden as j from old_rows x offset 0) o
      join (select x.subscriber_id, to_jsonb(x) - hidden as j from new_rows x offset 0) n
        on n.subscriber_id = o.subscriber_id and n.j ->> record_column = o.j ->> record_column
      where o.j is distinct from n.j;
    end if;
  end if;
  return null;
end
$$;

-- audit_table('parties'); audit_table('document_lines', 'document_id', true); audit_table('users', hidden => '{password_hash}')
create function audit_table(table_name regclass, record_column text default 'id', grouped boolean default false, hidden text[] default '{}')
returns void
language plpgsql
as $$
declare
  arguments text := quote_literal(record_column) || ', ' || quote_literal(grouped::text);
  name text;
begin
  foreach name in array hidden loop
    arguments := arguments || ', ' || quote_literal(name);
  end loop;
  execute format('create trigger audit_insert after insert on %s referencing new table as new_rows for each statement execute function audit_rows(%s)', table_name, arguments);
  execute format('create trigger audit_update after update on %s referencing old table as old_rows new table as new_rows for each statement execute function audit_rows(%s)', table_name, arguments);
  execute format('create trigger audit_delete after delete on %s referencing old table as old_rows for each statement execute function audit_rows(%s)', table_name, arguments);
end
$$;

----------------------------------------------------------------------------------------------------------------
-- Subscribers, users, roles

-- Which subscribers there are, for work over all of them (sealing, clean-up). Holds nothing else, so it has no row security.
create table subscriber_list (
  subscriber_id bigint generated by default as identity primary key,
  created_at timestamptz not null default now()
);

create table subscribers (
  subscriber_id bigint primary key,
  name text not null,
  status text not null default 'Active' check (status in ('Active', 'Blocked', 'Closed')),
  plan text not null default 'Trial',
  is_trial boolean not null default true,
  -- End of trial or plan; null: none.
  access_ends_at timestamptz,
  is_demo boolean not null default false,
  -- Counted up by every change of who may do what; running sessions compare it on each call.
  access_version bigint not null default 1,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint
);
select tenant_table('subscribers');
select audit_table('subscribers', 'subscriber_id', false, '{access_version}');

create table users (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  user_name text not null,
  email_address text not null,
  first_name text not null default '',
  last_name text not null default '',
  mobile text,
  user_type text not null default 'Normal' check (user_type in ('Admin', 'Normal')),
  is_auditor boolean not null default false,
  status text not null default 'Active' check (status in ('Active', 'Inactive', 'Locked', 'Dormant', 'Delete')),
  password_hash text,
  password_changed_at timestamptz,
  must_change_password boolean not null default false,
  failed_attempts integer not null default 0,
  locked_until timestamptz,
  last_sign_in_at timestamptz,
  default_company_id bigint,
  culture_name text not null default 'en-IN',
  time_zone text not null default 'Asia/Kolkata',
  two_factor text not null default 'Off' check (two_factor in ('Off', 'Mail', 'Sms', 'App')),
  totp_secret text,
  recovery_codes jsonb,
  employee_code text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id)
);
create unique index users_user_name on users (subscriber_id, lower(user_name));
create index users_email on users (subscriber_id, lower(email_address));
select tenant_table('users');
select audit_table('users', hidden => '{password_hash,totp_secret,recovery_codes,failed_attempts,last_sign_in_at}');

create table password_history (
  subscriber_id bigint not null,
  user_id bigint not null,
  changed_at timestamptz not null default now(),
  password_hash text not null,
  primary key (subscriber_id, user_id, changed_at),
  foreign key (subscriber_id, user_id) references users
);
select tenant_table('password_history');

-- Where a user name belongs, asked before any tenant is known. The request role reads it by the functions below alone.
create table login_directory (
  user_name_key text primary key,
  email_key text not null,
  subscriber_id bigint not null,
  user_id bigint not null
);
create unique index login_directory_user on login_directory (subscriber_id, user_id);
create index login_directory_email on login_directory (email_key);

create function keep_login_directory() returns trigger
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and new.status = 'Delete') then
    delete from login_directory where subscriber_id = old.subscriber_id and user_id = old.id;
  elsif tg_op = 'INSERT' then
    insert into login_directory values (lower(new.user_name), lower(new.email_address), new.subscriber_id, new.id);
  elsif lower(new.user_name) <> lower(old.user_name) or lower(new.email_address) <> lower(old.email_address) then
    update login_directory set user_name_key = lower(new.user_name), email_key = lower(new.email_address)
    where subscriber_id = new.subscriber_id and user_id = new.id;
  end if;
  return null;
end
$$;
create trigger login_directory after insert or delete or update of user_name, email_address, status on users
  for each row execute function keep_login_directory();

create function find_login(asked_user_name text) returns table (subscriber_id bigint, user_id bigint)
language sql stable security definer
set search_path = public, pg_temp
as $$ select d.subscriber_id, d.user_id from login_directory d where d.user_name_key = lower(asked_user_name) $$;

create function find_logins_by_email(asked_email text) returns table (subscriber_id bigint, user_id bigint)
language sql stable security definer
set search_path = public, pg_temp
as $$ select d.subscriber_id, d.user_id from login_directory d where d.email_key = lower(asked_email) limit 50 $$;

create table roles (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  name text not null,
  description text,
  -- Admin, Accountant, Sales, Purchase, Store, Auditor: not deletable.
  built_in text,
  status text not null default 'Active' check (status in ('Active', 'Inactive', 'Delete')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id)
);
create unique index roles_name on roles (subscriber_id, lower(name)) where status <> 'Delete';
create unique index roles_built_in on roles (subscriber_id, built_in) where built_in is not null;
select tenant_table('roles');
select audit_table('roles');

create table role_rights (
  subscriber_id bigint not null,
  role_id bigint not null,
  right_code text not null,
  primary key (subscriber_id, role_id, right_code),
  foreign key (subscriber_id, role_id) references roles
);
select tenant_table('role_rights');
select audit_table('role_rights', 'role_id', true);

-- A role of a user, at one entity and below it, or everywhere (null).
create table user_roles (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  role_id bigint not null,
  entity_id bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, user_id) references users,
  foreign key (subscriber_id, role_id) references roles
);
create unique index user_roles_once on user_roles (subscriber_id, user_id, role_id, entity_id) nulls not distinct;
create index user_roles_role on user_roles (subscriber_id, role_id);
create index user_roles_entity on user_roles (subscriber_id, entity_id);
select tenant_table('user_roles');
select audit_table('user_roles', 'user_id', true);

-- Entities a user may see; a grant covers what lies under the entity.
create table user_entities (
  subscriber_id bigint not null,
  user_id bigint not null,
  entity_id bigint not null,
  primary key (subscriber_id, user_id, entity_id),
  foreign key (subscriber_id, user_id) references users
);
create index user_entities_entity on user_entities (subscriber_id, entity_id);
select tenant_table('user_entities');
select audit_table('user_entities', 'user_id', true);

-- Any change of who may do what is felt on the next call of running sessions.
create function count_access_version() returns trigger
language plpgsql
as $$
begin
  update subscribers set access_version = access_version + 1 where subscriber_id = current_subscriber();
  return null;
end
$$;
create trigger access_version after insert or update or delete on roles for each statement execute function count_access_version();
create trigger access_version after insert or update or delete on role_rights for each statement execute function count_access_version();
create trigger access_version after insert or update or delete on user_roles for each statement execute function count_access_version();
create trigger access_version after insert or update or delete on user_entities for each statement execute function count_access_version();
create trigger access_version after update of user_type, status, default_company_id, first_name, last_name, email_address, time_zone on users
  for each statement execute function count_access_version();

----------------------------------------------------------------------------------------------------------------
-- Sign-in

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
  primary key (subscriber_id, token_hash),
  unique (subscriber_id, id),
  foreign key (subscriber_id, user_id) references users
);
create index sessions_user on sessions (subscriber_id, user_id);
create index sessions_expiry on sessions (subscriber_id, expires_at);
select tenant_table('sessions');

-- Opens a request: sets the tenant for this transaction, checks the session and hands back what access depends on.
-- One round trip with the begin before it.
create function open_session(asked_subscriber bigint, asked_token bytea, asked_request text, asked_source text, asked_reason text)
returns table (
  session_id bigint, user_id bigint, impersonator_id bigint, access_version bigint, user_status text,
  subscriber_status text, is_trial boolean, access_ended boolean
)
language plpgsql
as $$
declare
  found_session record;
begin
  perform set_config('bahi.subscriber_id', asked_subscriber::text, true);
  select s.id, s.user_id, s.impersonator_id, b.access_version, u.status as user_status, b.status as subscriber_status,
    b.is_trial, coalesce(b.access_ends_at <= now(), false) as access_ended, s.last_seen_at
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
    set_config('bahi.source', asked_source, true),
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
    found_session.user_status, found_session.subscriber_status, found_session.is_trial, found_session.access_ended;
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
select tenant_table('one_time_requests');

----------------------------------------------------------------------------------------------------------------
-- Settings

-- Values that hold for the whole installation; kept by the operator.
create table system_settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);

create table settings (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint,
  name text not null,
  value jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id)
);
create unique index settings_name on settings (subscriber_id, entity_id, name) nulls not distinct;
select tenant_table('settings');
select audit_table('settings');

create table column_settings (
  subscriber_id bigint not null,
  user_id bigint not null,
  list_name text not null,
  columns jsonb not null,
  changed_at timestamptz not null default now(),
  primary key (subscriber_id, user_id, list_name),
  foreign key (subscriber_id, user_id) references users
);
select tenant_table('column_settings');

----------------------------------------------------------------------------------------------------------------
-- Repeated requests, files, background work, mail

-- The first reply to a key, kept for a day in the same transaction as the effect.
create table idempotency_keys (
  subscriber_id bigint not null,
  user_id bigint not null,
  key text not null,
  call_name text not null,
  body_hash bytea not null,
  -- Null while work outside the transaction is under way.
  status_code integer,
  reply text,
  created_at timestamptz not null default now(),
  primary key (subscriber_id, user_id, key)
);
create index idempotency_keys_age on idempotency_keys (subscriber_id, created_at);
select tenant_table('idempotency_keys');

create table stored_files (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  purpose text not null,
  name text not null,
  content_type text not null,
  size bigint not null,
  sha256 bytea,
  created_at timestamptz not null default now(),
  created_by bigint,
  expires_at timestamptz,
  primary key (subscriber_id, id)
);
create index stored_files_expiry on stored_files (subscriber_id, expires_at);
select tenant_table('stored_files');
select audit_table('stored_files');

-- Content in parts, so that neither side ever holds a large file whole.
create table stored_file_parts (
  subscriber_id bigint not null,
  file_id bigint not null,
  part_number integer not null,
  content bytea not null,
  primary key (subscriber_id, file_id, part_number),
  foreign key (subscriber_id, file_id) references stored_files on delete cascade
);
alter table stored_file_parts alter column content set storage external;
select tenant_table('stored_file_parts');

create table background_tasks (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  user_id bigint,
  entity_id bigint,
  type text not null,
  -- What a person calls it: 'Parties.xlsx', 'INV-0001 … INV-0050'.
  title text not null default '',
  status text not null default 'YetNotStarted'
    check (status in ('Initialized', 'YetNotStarted', 'InProcess', 'Success', 'SuccessWithError', 'Failed', 'Cancelled')),
  progress integer not null default 0 check (progress between 0 and 100),
  total_count integer not null default 0,
  done_count integer not null default 0,
  error_count integer not null default 0,
  input jsonb not null default '{}',
  -- Where to go on after the worker died.
  checkpoint jsonb,
  response jsonb,
  stamp timestamptz not null default now(),
  result_stamp timestamptz,
  attempts integer not null default 0,
  lease_until timestamptz,
  cancel_requested_at timestamptz,
  -- Rights and request of the person who asked, for the audit trail.
  request_id text,
  primary key (subscriber_id, id)
);
create index background_tasks_user on background_tasks (subscriber_id, user_id, id);
create index background_tasks_open on background_tasks (subscriber_id, lease_until)
  where status in ('Initialized', 'YetNotStarted', 'InProcess');
select tenant_table('background_tasks');

create table background_task_files (
  subscriber_id bigint not null,
  task_id bigint not null,
  file_id bigint not null,
  primary key (subscriber_id, task_id, file_id),
  foreign key (subscriber_id, task_id) references background_tasks,
  foreign key (subscriber_id, file_id) references stored_files on delete cascade
);
select tenant_table('background_task_files');

-- Enqueues in the transaction of the business change; the queue's own tables stay out of the request role's reach.
create function enqueue_job(job_name text, payload json, queue_name text default null, job_key text default null,
  run_at timestamptz default null, max_attempts integer default null, priority integer default null)
returns void
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  if (payload ->> 'subscriberId')::bigint is distinct from current_subscriber() then
    raise exception 'a job belongs to the subscriber of its transaction';
  end if;
  perform graphile_worker.add_job(job_name, payload, queue_name => queue_name, run_at => run_at,
    max_attempts => max_attempts, job_key => job_key, priority => priority);
end
$$;

create table mails (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint,
  event text not null,
  recipients text[] not null,
  copies text[] not null default '{}',
  reply_to text,
  subject text not null,
  text_body text not null,
  html_body text,
  file_ids bigint[] not null default '{}',
  status text not null default 'Pending' check (status in ('Pending', 'Sent', 'Failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (subscriber_id, id)
);
create index mails_pending on mails (subscriber_id, id) where status = 'Pending';
select tenant_table('mails');
