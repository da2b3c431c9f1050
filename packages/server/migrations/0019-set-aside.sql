-- Documents that a person took off the work list of a portal, with the reason.
-- Locks: only a new object.

create table portal_asides (
  subscriber_id bigint not null references subscribers,
  document_id bigint not null,
  portal text not null check (portal in ('einvoice', 'ewaybill')),
  reason text not null,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  primary key (subscriber_id, document_id, portal),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id)
);
select tenant_table('portal_asides');
select audit_table('portal_asides', 'document_id');
