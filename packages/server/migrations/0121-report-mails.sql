-- What reports left the product by e-mail, and to whom; each is an entry of the audit trail. A new table, so no locks on others.

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
