-- Tax deducted at source of bills and payments.
-- Locks: documents exclusively, for a column that begins with 0 and a check over its rows, which are read once; parties and items
-- for columns that begin empty.

alter table documents
  -- What is kept back of a bill for the government.
  add column withheld numeric(18, 2) not null default 0 check (withheld >= 0);
alter table documents drop constraint documents_balance;
alter table documents add constraint documents_balance
  check (balance = case when opens is null then 0 else total - withheld - paid - credited end);

alter table parties
  -- The section that its bills come under, unless an item has another.
  add column tds_section text,
  -- Who it is for the sections, where there is no PAN that says it.
  add column deductee_type text check (deductee_type in ('individual', 'company', 'other'));
alter table items add column tds_section text;

-- What was credited on a bill, or paid in advance, under a section, and the tax of it. One without tax counts towards the limit.
create table tds_deductions (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  company_id bigint not null,
  entity_id bigint not null,
  party_id bigint not null,
  -- The PAN, else the party: whose amounts are counted together.
  deductee_key text not null,
  pan text,
  deductee_type text not null,
  date date not null,
  financial_year text not null,
  section text not null,
  -- As the law of the day names it, with its payment code.
  provision text not null,
  code text,
  document_id bigint,
  payment_id bigint,
  base numeric(18, 2) not null,
  -- What of the base an advance has counted.
  advance numeric(18, 2) not null default 0,
  counted numeric(18, 2) not null,
  taxed numeric(18, 2) not null,
  rate numeric(9, 4) not null,
  tax numeric(18, 2) not null check (tax >= 0),
  -- A person entered another tax than was computed.
  reason text,
  why jsonb,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, company_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, party_id) references parties (subscriber_id, id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id),
  foreign key (subscriber_id, payment_id) references payments (subscriber_id, id),
  check (num_nonnulls(document_id, payment_id) = 1)
);
create unique index tds_deductions_document on tds_deductions (subscriber_id, document_id, section) where document_id is not null;
create unique index tds_deductions_payment on tds_deductions (subscriber_id, payment_id) where payment_id is not null;
create index tds_deductions_counted on tds_deductions (subscriber_id, company_id, deductee_key, section, financial_year);
create index tds_deductions_list on tds_deductions (subscriber_id, entity_id, date, id);
create index tds_deductions_party on tds_deductions (subscriber_id, party_id);
select tenant_table('tds_deductions');
