-- Users, roles and rights, who may work from where, and programs that work in the name of a user.

-- User names and e-mail addresses are folded by one rule here and in the program (domain/ids/user-name.ts): A to Z become
-- small, nothing else changes. lower() makes an i of U+0130 and a k of U+212A, which the program does not, so that attempts
-- would be counted under another name than the user is found by.
create function fold_name(name text) returns text
language sql immutable parallel safe
as $$ select translate(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') $$;

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
  elsif tg_op = 'INSERT' or old.status = 'Delete' then
    insert into login_directory values (fold_name(new.user_name), fold_name(new.email_address), new.subscriber_id, new.id);
  elsif fold_name(new.user_name) <> fold_name(old.user_name) or fold_name(new.email_address) <> fold_name(old.email_address) then
    update login_directory set user_name_key = fold_name(new.user_name), email_key = fold_name(new.email_address)
    where subscriber_id = new.subscriber_id and user_id = new.id;
  end if;
  return null;
end
$$;

create function forget_email_proof() returns trigger
language plpgsql
as $$
begin
  new.email_proved_at := null;
  return new;
end
$$;

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
  -- Steps of 30 seconds whose code has been taken: one code never works twice.
  totp_last_step bigint,
  -- Null: the address was never proved, so a sign-in with the password leads to the verification.
  verified_at timestamptz default now(),
  -- When the user was last shown to own the e-mail address (a code or link sent there, a provider that says so).
  -- Accounts with the same address count as those of one person only from where it is shown.
  email_proved_at timestamptz,
  branch_id bigint,
  department_id bigint,
  -- Largest total of a document, and largest discount in per cent, that the user may issue; null: no limit.
  max_document_value numeric(16, 3),
  max_discount_percent numeric(6, 3),
  invited_at timestamptz,
  -- When an Admin last switched the user on: days without a sign-in count from here.
  activated_at timestamptz,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, branch_id) references entities,
  foreign key (subscriber_id, department_id) references departments
);
-- The name of a deleted user may be given again.
create unique index users_user_name on users (subscriber_id, fold_name(user_name)) where status <> 'Delete';
create index users_email on users (subscriber_id, fold_name(email_address));
create index users_branch on users (subscriber_id, branch_id) where branch_id is not null;
create index users_department on users (subscriber_id, department_id) where department_id is not null;
select tenant_table('users');
select audit_table('users', hidden => '{password_hash,totp_secret,totp_last_step,recovery_codes,failed_attempts,last_sign_in_at}');
create trigger login_directory after insert or delete or update of user_name, email_address, status on users
  for each row execute function keep_login_directory();
create trigger access_version after update of user_type, status, default_company_id, first_name, last_name, email_address, time_zone,
  is_auditor, max_document_value, max_discount_percent on users
  for each statement execute function count_access_version();
create trigger forget_email_proof before update of email_address on users
  for each row when (fold_name(old.email_address) is distinct from fold_name(new.email_address)) execute function forget_email_proof();
create trigger refuse_while_impersonating after insert or delete
  or update of user_name, email_address, mobile, user_type, status, password_hash, must_change_password, two_factor, totp_secret, recovery_codes
  on users for each row execute function refuse_while_impersonating();

create table password_history (
  subscriber_id bigint not null,
  user_id bigint not null,
  changed_at timestamptz not null default now(),
  password_hash text not null,
  primary key (subscriber_id, user_id, changed_at),
  foreign key (subscriber_id, user_id) references users
);
select tenant_table('password_history');

create function find_login(asked_user_name text) returns table (subscriber_id bigint, user_id bigint)
language sql stable security definer
set search_path = public, pg_temp
as $$ select d.subscriber_id, d.user_id from login_directory d where d.user_name_key = fold_name(asked_user_name) $$;

create function find_logins_by_email(asked_email text) returns table (subscriber_id bigint, user_id bigint)
language sql stable security definer
set search_path = public, pg_temp
as $$ select d.subscriber_id, d.user_id from login_directory d where d.email_key = fold_name(asked_email) limit 50 $$;

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
  based_on text,
  primary key (subscriber_id, id)
);
create unique index roles_name on roles (subscriber_id, lower(name)) where status <> 'Delete';
create unique index roles_built_in on roles (subscriber_id, built_in) where built_in is not null;
select tenant_table('roles');
select audit_table('roles');
create trigger access_version after insert or update or delete on roles for each statement execute function count_access_version();
create trigger refuse_while_impersonating after insert or update or delete on roles
  for each row execute function refuse_while_impersonating();

create table role_rights (
  subscriber_id bigint not null,
  role_id bigint not null,
  right_code text not null,
  primary key (subscriber_id, role_id, right_code),
  foreign key (subscriber_id, role_id) references roles
);
select tenant_table('role_rights');
select audit_table('role_rights', 'role_id', true);
create trigger access_version after insert or update or delete on role_rights for each statement execute function count_access_version();
create trigger refuse_while_impersonating after insert or update or delete on role_rights
  for each row execute function refuse_while_impersonating();

-- A role of a user, at one entity and below it, or everywhere (null).
create table user_roles (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  role_id bigint not null,
  entity_id bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, user_id) references users,
  foreign key (subscriber_id, role_id) references roles,
  foreign key (subscriber_id, entity_id) references entities
);
create unique index user_roles_once on user_roles (subscriber_id, user_id, role_id, entity_id) nulls not distinct;
create index user_roles_role on user_roles (subscriber_id, role_id);
create index user_roles_entity on user_roles (subscriber_id, entity_id);
select tenant_table('user_roles');
select audit_table('user_roles', 'user_id', true);
create trigger access_version after insert or update or delete on user_roles for each statement execute function count_access_version();
create trigger refuse_while_impersonating after insert or update or delete on user_roles
  for each row execute function refuse_while_impersonating();

-- Entities a user may see; a grant covers what lies under the entity.
create table user_entities (
  subscriber_id bigint not null,
  user_id bigint not null,
  entity_id bigint not null,
  primary key (subscriber_id, user_id, entity_id),
  foreign key (subscriber_id, user_id) references users,
  foreign key (subscriber_id, entity_id) references entities
);
create index user_entities_entity on user_entities (subscriber_id, entity_id);
select tenant_table('user_entities');
select audit_table('user_entities', 'user_id', true);
create trigger access_version after insert or update or delete on user_entities for each statement execute function count_access_version();
create trigger refuse_while_impersonating after insert or update or delete on user_entities
  for each row execute function refuse_while_impersonating();

-- A user asks for a right, a limit or access by programs; an Admin answers.
create table change_requests (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  kind text not null check (kind in ('Right', 'Limit', 'ApiAccess')),
  right_code text,
  limit_name text check (limit_name in ('documentValue', 'discountPercent')),
  limit_value numeric(16, 3),
  entity_id bigint,
  note text,
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Rejected')),
  answer text,
  answered_by bigint,
  answered_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, user_id) references users,
  foreign key (subscriber_id, entity_id) references entities
);
-- The same is asked for once as long as nobody has answered.
create unique index change_requests_open on change_requests
  (subscriber_id, user_id, kind, coalesce(right_code, ''), coalesce(limit_name, ''), coalesce(entity_id, 0)) where status = 'Pending';
create index change_requests_user on change_requests (subscriber_id, user_id, id desc);
create index change_requests_status on change_requests (subscriber_id, status, id desc);
select tenant_table('change_requests');
select audit_table('change_requests');

-- Other programs that work in the name of a user: client id and secret, the rights they have, where from and how often.
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
  -- After a rotation the earlier secret keeps working for a while.
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
create trigger refuse_while_impersonating after insert or delete
  or update of name, scopes, secret_hash, previous_secret_hash, expires_at, addresses, status
  on api_clients for each row execute function refuse_while_impersonating();

-- Addresses from which users may work, for everybody of the account or for one of them.
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
create trigger refuse_while_impersonating after insert or update or delete on ip_addresses
  for each row execute function refuse_while_impersonating();

-- Users for whom the list applies always or never, whatever the setting of the account says.
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
create trigger refuse_while_impersonating after insert or update or delete on user_address_rules
  for each row execute function refuse_while_impersonating();
