-- What came back of a challan and what was lost, each time: rule 45 and ITC-04 ask for it of goods at a job worker. Until now a line
-- knew the sum alone. Locks: only new objects, and for a moment documents for the foreign key.

create table challan_returns (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  document_id bigint not null,
  line_number int not null,
  returned_on date not null,
  quantity numeric not null check (quantity >= 0),
  -- Lost or wasted at the job worker: neither back nor ever invoiced.
  lost_quantity numeric not null default 0 check (lost_quantity >= 0),
  -- What was done to the goods, and the challan under which the job worker sent them.
  nature text,
  other_number text,
  other_date date,
  created_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  primary key (subscriber_id, id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id)
);
create index challan_returns_document on challan_returns (subscriber_id, document_id);
select tenant_table('challan_returns');
select audit_table('challan_returns', 'document_id');
