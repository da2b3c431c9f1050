-- Own wording of the mails that the product sends. Locks: only a new object.

create table email_templates (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  event text not null,
  language text not null check (language in ('en', 'ar', 'hi')),
  subject text not null,
  body text not null,
  status text not null default 'Active' check (status in ('Active', 'Inactive', 'Delete')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id)
);
create unique index email_templates_event on email_templates (subscriber_id, event, language) where status <> 'Delete';
select tenant_table('email_templates');
select audit_table('email_templates');
