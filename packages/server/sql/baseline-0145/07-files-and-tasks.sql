-- Repeated requests, files, background work, mails, text messages and notices.

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
  -- Where to continue after the worker died.
  checkpoint jsonb,
  response jsonb,
  stamp timestamptz not null default now(),
  result_stamp timestamptz,
  attempts integer not null default 0,
  lease_until timestamptz,
  cancel_requested_at timestamptz,
  -- Rights and request of the person who asked, for the audit trail.
  request_id text,
  -- A task works with the rights of who asked for it: a program's are its scopes, not all that its user has.
  api_client_id bigint,
  -- Those that open the call which asked; one of them must still be held when the task runs.
  rights text[] not null default '{}',
  primary key (subscriber_id, id),
  foreign key (subscriber_id, api_client_id) references api_clients
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

-- Which workers of the queue live. A worker that stopped reporting is taken for dead, and what it held is given to
-- another. Belongs to the queue, not to a tenant; only the owner's connection uses it.
create table job_workers (
  worker_id text primary key,
  seen_at timestamptz not null default now()
);

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
  -- Its text is a secret of some minutes, and is emptied once the mail server has it or the mail is given up.
  is_secret boolean not null default false,
  primary key (subscriber_id, id)
);
create index mails_pending on mails (subscriber_id, id) where status = 'Pending';
select tenant_table('mails');

create table text_messages (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  event text not null,
  channel text not null check (channel in ('sms', 'whatsapp')),
  recipient text not null,
  message text not null,
  is_secret boolean not null default false,
  status text not null default 'Pending' check (status in ('Pending', 'Sent', 'Failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (subscriber_id, id)
);
create index text_messages_pending on text_messages (subscriber_id, id) where status = 'Pending';
select tenant_table('text_messages');

-- Notices to users, one for each event.
create table notifications (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  kind text not null,
  entity_id bigint,
  -- Screen and record that it is about.
  target jsonb,
  -- What the text is filled with; it is put into words when it is read.
  params jsonb not null default '{}',
  -- The event that it reports; a user is notified of one once.
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

-- What reports left the product by e-mail, and to whom; each is an entry of the audit trail.
create table report_mails (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  report text not null,
  entity_id bigint,
  period text not null,
  recipients text[] not null,
  files text[] not null,
  message_id bigint not null,
  sent_at timestamptz not null default now(),
  sent_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, message_id) references mails,
  foreign key (subscriber_id, entity_id) references entities
);
create index report_mails_message on report_mails (subscriber_id, message_id);
create index report_mails_entity on report_mails (subscriber_id, entity_id) where entity_id is not null;
select tenant_table('report_mails');
select audit_table('report_mails');
