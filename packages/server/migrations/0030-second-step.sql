-- Codes by text message, the authenticator app, and the counting of codes asked for.
-- Locks: users and mails for a moment, to add columns without values.

-- Steps of 30 seconds whose code has been taken: one code never works twice.
alter table users add column totp_last_step bigint;
drop trigger audit_insert on users;
drop trigger audit_update on users;
drop trigger audit_delete on users;
select audit_table('users', hidden => '{password_hash,totp_secret,totp_last_step,recovery_codes,failed_attempts,last_sign_in_at}');

-- Its text is a secret of some minutes, and is emptied once the mail server has it or the mail is given up.
alter table mails add column is_secret boolean not null default false;

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

-- Codes asked for without a password, to slow down whoever floods a mailbox. No tenant is known yet.
create table code_requests (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  address text not null,
  user_name_key text not null
);
create index code_requests_address on code_requests (address, at);
create index code_requests_name on code_requests (user_name_key, at);
