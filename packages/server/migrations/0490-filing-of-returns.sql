-- Returns pushed to the GST portal and filed there: what was sent in parts, what the portal has of each record, what it
-- refused, and its own sums. Locks: portal_intents briefly, for a column that begins empty and a check over its rows.
create table return_filings (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint not null,
  form text not null check (form in ('gstr1', 'iff', 'gstr3b')),
  return_period text not null check (return_period ~ '^(0[1-9]|1[0-2])[0-9]{4}$'),
  -- Pushing: parts are yet to be sent or settled; SavedInPart: the portal refused records; Refused: it took nothing;
  -- Ready: proceeded with, only the code is missing.
  state text not null default 'Pushing' check (state in ('Pushing', 'Saved', 'SavedInPart', 'Refused', 'Ready', 'Filed')),
  -- Before the parts are sent, what the portal has of the period is taken away.
  needs_reset boolean not null default false,
  pushed_at timestamptz,
  -- The last posting that the push read; a document posted later has changed since.
  pushed_posting bigint,
  pushed_by bigint,
  -- Sums as the portal has them, whole: this is what is filed.
  summary jsonb,
  summary_at timestamptz,
  -- Of the person whose code signs.
  signatory_pan text,
  arn text,
  filed_on date,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
create unique index return_filings_period on return_filings (subscriber_id, entity_id, form, return_period);
select tenant_table('return_filings');
select audit_table('return_filings', 'id', false, '{summary}');

-- Parts of the newest push, in their order. The content is gone once the portal has settled it.
create table return_filing_parts (
  subscriber_id bigint not null references subscribers,
  filing_id bigint not null,
  part_number int not null,
  content text,
  records int not null,
  state text not null default 'New' check (state in ('New', 'Sent', 'Saved', 'SavedInPart', 'Refused')),
  -- Under which the portal is asked what became of it.
  reference text,
  polls int not null default 0,
  primary key (subscriber_id, filing_id, part_number),
  foreign key (subscriber_id, filing_id) references return_filings (subscriber_id, id)
);
select tenant_table('return_filing_parts');

-- What the portal has of each record, so that only what changed is sent again.
create table return_filing_records (
  subscriber_id bigint not null references subscribers,
  filing_id bigint not null,
  record_key text not null,
  content_hash text not null,
  part_number int not null,
  -- Groups around the record, and the record as it is sent to take it back; null: it is replaced as a whole.
  removal jsonb,
  is_saved boolean not null default false,
  primary key (subscriber_id, filing_id, record_key),
  foreign key (subscriber_id, filing_id) references return_filings (subscriber_id, id)
);
create index return_filing_records_part on return_filing_records (subscriber_id, filing_id, part_number);
select tenant_table('return_filing_records');

-- Records that the portal refused in the newest push, with the document behind each.
create table return_filing_errors (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  filing_id bigint not null,
  section text not null,
  party text,
  place_of_supply text,
  record_number text,
  document_id bigint,
  code text not null,
  message text not null,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, filing_id) references return_filings (subscriber_id, id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id)
);
create index return_filing_errors_filing on return_filing_errors (subscriber_id, filing_id, id);
create index return_filing_errors_document on return_filing_errors (subscriber_id, document_id) where document_id is not null;
select tenant_table('return_filing_errors');

alter table portal_intents
  drop constraint portal_intents_portal_check,
  add constraint portal_intents_portal_check check (portal in ('einvoice', 'ewaybill', 'gstn')),
  add column filing_id bigint,
  add foreign key (subscriber_id, filing_id) references return_filings (subscriber_id, id);
create unique index portal_intents_open_filing on portal_intents (subscriber_id, filing_id)
  where state in ('Asked', 'Waiting', 'Sent', 'Unknown');
create index portal_intents_filing on portal_intents (subscriber_id, filing_id, id) where filing_id is not null;
