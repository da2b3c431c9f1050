-- Tax collected at source on invoices and notes to customers.
-- Locks: documents exclusively, for a column that begins with 0 and checks over its rows, which are read once; parties and items
-- for a column that begins empty.

alter table documents
  -- What is collected of the customer for the government beside the total, or given back by a credit note.
  add column collected numeric(18, 2) not null default 0 check (collected >= 0);
alter table documents drop constraint documents_balance;
alter table documents add constraint documents_balance
  check (balance = case when opens is null then 0 else total - withheld + collected - paid - credited end);
alter table documents drop constraint documents_check2;
alter table documents add constraint documents_paid check (paid >= 0 and (paid <= total + collected or paid = 0));

-- The section that invoices of a customer come under, unless an item has another.
alter table parties add column tcs_section text;
alter table items add column tcs_section text;

-- What was sold on a document under a section, and the tax of it; of a credit note negative. One without tax counts towards the limit.
create table tcs_collections (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  company_id bigint not null,
  entity_id bigint not null,
  party_id bigint not null,
  -- The PAN, else the party: whose amounts are counted together.
  buyer_key text not null,
  pan text,
  date date not null,
  financial_year text not null,
  section text not null,
  -- As the law of the day names it.
  provision text not null,
  document_id bigint not null,
  base numeric(18, 2) not null,
  counted numeric(18, 2) not null,
  taxed numeric(18, 2) not null,
  rate numeric(9, 4) not null,
  tax numeric(18, 2) not null,
  -- A person entered another tax than was computed.
  reason text,
  why jsonb,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, company_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, party_id) references parties (subscriber_id, id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id)
);
create unique index tcs_collections_document on tcs_collections (subscriber_id, document_id, section);
create index tcs_collections_counted on tcs_collections (subscriber_id, company_id, buyer_key, section, financial_year);
create index tcs_collections_list on tcs_collections (subscriber_id, entity_id, date, id);
create index tcs_collections_party on tcs_collections (subscriber_id, party_id);
select tenant_table('tcs_collections');
