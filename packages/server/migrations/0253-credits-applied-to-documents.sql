-- What is left of a note, or of a bill of a party that is customer and supplier, applied to other open documents of the party.
-- Locks: none beyond the new table.

create table credit_allocations (
  subscriber_id bigint not null,
  credit_id bigint not null,
  document_id bigint not null,
  amount numeric(18, 2) not null check (amount > 0),
  -- The day on which it was applied: ageing of an earlier day has both open.
  date date not null,
  primary key (subscriber_id, credit_id, document_id),
  foreign key (subscriber_id, credit_id) references documents (subscriber_id, id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id)
);
create index credit_allocations_document on credit_allocations (subscriber_id, document_id);
select tenant_table('credit_allocations');
select audit_table('credit_allocations', 'credit_id', true);
