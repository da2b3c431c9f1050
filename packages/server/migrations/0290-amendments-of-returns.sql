-- What was reported in an earlier period and is reported anew: table 9A of GSTR-1 (CGST Act s.37(3)).
-- Locks: none beyond the new table.

create table return_amendments (
  subscriber_id bigint not null,
  document_id bigint not null,
  entity_id bigint not null,
  -- The return that reports the change.
  return_period text not null,
  -- Export details as the filed return has them.
  before jsonb not null,
  primary key (subscriber_id, document_id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id)
);
create index return_amendments_period on return_amendments (subscriber_id, entity_id, return_period);
select tenant_table('return_amendments');
select audit_table('return_amendments', 'document_id', true);
