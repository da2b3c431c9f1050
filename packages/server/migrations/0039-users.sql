-- Users as they are administered: place of work, limits, invitation, activation; roles made from others; requests for
-- more access. Locks: short, on users and roles.

alter table users
  add column branch_id bigint,
  add column department_id bigint,
  -- Largest total of a document, and largest discount in per cent, that the user may issue; null: no limit.
  add column max_document_value numeric(16, 3),
  add column max_discount_percent numeric(6, 3),
  add column invited_at timestamptz,
  -- When an Admin last switched the user on: days without a sign-in count from here.
  add column activated_at timestamptz,
  add foreign key (subscriber_id, branch_id) references entities;
create index users_branch on users (subscriber_id, branch_id) where branch_id is not null;

-- The name of a deleted user may be given again.
drop index users_user_name;
create unique index users_user_name on users (subscriber_id, lower(user_name)) where status <> 'Delete';

drop trigger access_version on users;
create trigger access_version after update of user_type, status, default_company_id, first_name, last_name, email_address, time_zone,
  is_auditor, max_document_value, max_discount_percent on users
  for each statement execute function count_access_version();

alter table roles add column based_on text;

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
