-- Payment reminders: a ladder of steps after (or before) the due date, what was sent by it and by hand, and what customers promised.

-- How an account reminds. One row of an account, once somebody has set it up.
create table reminder_ladders (
  subscriber_id bigint not null references subscribers,
  is_automatic boolean not null default false,
  -- In whose name reminders go out on their own: who saved it last.
  user_id bigint not null,
  -- Of a document; what is less, or as much, is not reminded of.
  least_balance numeric(18, 2) not null default 0 check (least_balance >= 0),
  language text not null default 'en' check (language in ('en', 'ar', 'hi')),
  -- Hours of the day in India within which reminders go out on their own.
  from_hour int not null default 9 check (from_hour between 0 and 23),
  to_hour int not null default 19 check (to_hour between 1 and 24),
  -- 0: Sunday.
  quiet_weekdays int[] not null default '{0}',
  quiet_dates date[] not null default '{}',
  version int not null default 1,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id),
  check (from_hour < to_hour)
);
select tenant_table('reminder_ladders');
select audit_table('reminder_ladders', 'subscriber_id');

create table reminder_steps (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  -- Days after the due date; below zero: before it.
  days int not null check (days between -60 and 365),
  template text not null check (template in ('reminderBeforeDue', 'reminderOnDue', 'paymentReminder', 'reminderFinal')),
  channels text[] not null check (channels <@ '{mail,sms,whatsApp}' and cardinality(channels) > 0),
  attaches_statement boolean not null default false,
  primary key (subscriber_id, id),
  -- Deferred: two steps may exchange their days.
  constraint reminder_steps_days unique (subscriber_id, days) deferrable initially deferred
);
select tenant_table('reminder_steps');
select audit_table('reminder_steps');

-- Whether and where a party is reminded. Without a row: at the addresses of its master.
create table reminder_parties (
  subscriber_id bigint not null references subscribers,
  party_id bigint not null,
  is_off boolean not null default false,
  off_reason text,
  -- Contact persons: name, emails, mobile.
  contacts jsonb not null default '[]',
  version int not null default 1,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, party_id),
  foreign key (subscriber_id, party_id) references parties (subscriber_id, id)
);
select tenant_table('reminder_parties');
select audit_table('reminder_parties', 'party_id');

-- What was sent, by the ladder or by hand. Mails and text messages know themselves how far they are.
create table reminders (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint not null,
  party_id bigint not null,
  channel text not null check (channel in ('mail', 'sms', 'whatsApp')),
  template text not null,
  -- Of the step that sent it; null: by hand.
  step_days int,
  is_automatic boolean not null default false,
  language text not null,
  recipients text[] not null,
  subject text,
  message text not null,
  balance numeric(18, 2) not null,
  mail_id bigint,
  text_message_id bigint,
  -- A WhatsApp message is written, and sent by the person who opens it.
  opened_at timestamptz,
  opened_by bigint,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, party_id) references parties (subscriber_id, id),
  foreign key (subscriber_id, mail_id) references mails (subscriber_id, id),
  foreign key (subscriber_id, text_message_id) references text_messages (subscriber_id, id),
  check (num_nonnulls(mail_id, text_message_id) = case channel when 'whatsApp' then 0 else 1 end)
);
create index reminders_of_party on reminders (subscriber_id, party_id, id);
create index reminders_of_entity on reminders (subscriber_id, entity_id, id);
create index reminders_mail on reminders (subscriber_id, mail_id) where mail_id is not null;
create index reminders_text on reminders (subscriber_id, text_message_id) where text_message_id is not null;
create index reminders_recent on reminders (subscriber_id, created_at);
select tenant_table('reminders');
select audit_table('reminders', 'party_id');

-- The documents that a reminder named, with what was open then.
create table reminder_documents (
  subscriber_id bigint not null references subscribers,
  reminder_id bigint not null,
  document_id bigint not null,
  channel text not null,
  balance numeric(18, 2) not null,
  created_at timestamptz not null default now(),
  primary key (subscriber_id, reminder_id, document_id),
  foreign key (subscriber_id, reminder_id) references reminders (subscriber_id, id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id)
);
create index reminder_documents_document on reminder_documents (subscriber_id, document_id, created_at);
select tenant_table('reminder_documents');
select audit_table('reminder_documents', 'document_id');

-- A document is reminded of once by each step, whatever was restarted in between.
create table reminder_turns (
  subscriber_id bigint not null references subscribers,
  document_id bigint not null,
  step_id bigint not null,
  at timestamptz not null default now(),
  primary key (subscriber_id, document_id, step_id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id)
);
select tenant_table('reminder_turns');

-- What a customer promised to pay, by when, of which documents. Until then nothing reminds of them.
create table payment_promises (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint not null,
  party_id bigint not null,
  date date not null,
  amount numeric(18, 2) not null check (amount > 0),
  document_ids bigint[] not null check (cardinality(document_ids) > 0),
  -- Open on these documents when it was given.
  balance numeric(18, 2) not null,
  note text,
  status text not null default 'Open' check (status in ('Open', 'Kept', 'Broken', 'Cancelled')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, party_id) references parties (subscriber_id, id)
);
create index payment_promises_party on payment_promises (subscriber_id, party_id, status);
create index payment_promises_entity on payment_promises (subscriber_id, entity_id);
create index payment_promises_open on payment_promises (subscriber_id, date) where status = 'Open';
select tenant_table('payment_promises');
select audit_table('payment_promises', 'party_id');
