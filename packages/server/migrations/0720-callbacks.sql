-- Addresses of the account's own programs that are called on events, and what was sent to each of them.
-- Locks: new objects, and for a moment the tables that foreign keys name or triggers are put on.

create table callbacks (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  url text not null,
  description text,
  -- Names of events, in a list.
  events jsonb not null check (jsonb_array_length(events) > 0),
  status text not null default 'Active' check (status in ('Active', 'Inactive', 'Delete')),
  -- Null where the key of the installation was lost: nothing can be signed until there is a new one.
  sealed_secret bytea,
  secret_made_at timestamptz not null default now(),
  -- The secret before, which signs beside the new one until then.
  sealed_previous_secret bytea,
  previous_until timestamptz,
  -- Failed, or was slow, when it was called last: it waits in one queue with the others of the account that do.
  is_slow boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id)
);
create index callbacks_status on callbacks (subscriber_id, status, id);
select tenant_table('callbacks');
select audit_table('callbacks', hidden => '{sealed_secret,sealed_previous_secret,is_slow}');

-- One event for one address, written in the transaction of what it is about.
create table callback_deliveries (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  callback_id bigint not null,
  -- The same at every address and every attempt, so that a receiver knows what it has.
  event_id uuid not null,
  event text not null,
  -- What must arrive in order: 'document:5', 'payment:7'.
  subject text not null,
  entity_id bigint,
  document_id bigint,
  body text not null,
  state text not null default 'YetNotStarted'
    check (state in ('YetNotStarted', 'InProcess', 'Attempted', 'Completed', 'MaxAttemptReached', 'Manual')),
  -- All of them, and those since it was last begun anew by hand.
  attempts int not null default 0,
  round_attempts int not null default 0,
  -- Of one that is being sent: when its worker counts as dead.
  due_at timestamptz not null default now(),
  sent_to text,
  sent_at timestamptz,
  ms int,
  status_code int,
  reply text,
  -- A code of ours, and for what the network said its words.
  fault text,
  fault_detail text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, callback_id) references callbacks (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id)
);
create index callback_deliveries_due on callback_deliveries (subscriber_id, callback_id, due_at, id)
  where state in ('YetNotStarted', 'InProcess', 'Attempted');
create index callback_deliveries_order on callback_deliveries (subscriber_id, callback_id, subject, id)
  where state in ('YetNotStarted', 'InProcess', 'Attempted');
create index callback_deliveries_callback on callback_deliveries (subscriber_id, callback_id, id);
create index callback_deliveries_time on callback_deliveries (subscriber_id, created_at, id);
create index callback_deliveries_failed on callback_deliveries (subscriber_id, created_at, id) where fault is not null and state <> 'Completed';
select tenant_table('callback_deliveries');

-- Wakes the work on what waits for an address, with the commit of this transaction; an address that fails or is slow shares one queue
-- of its account, and lets others go first.
create function wake_callback(callback_id bigint, is_slow boolean, at timestamptz default null) returns void
language sql
as $$
  select enqueue_job('deliverCallbacks', json_build_object('subscriberId', current_subscriber(), 'callbackId', callback_id),
    't' || current_subscriber() || ':callback:' || case when is_slow then 'slow' else callback_id::text end,
    case when at is not null then 'callback:' || current_subscriber() || ':' || callback_id end,
    run_at => at, max_attempts => 1000, priority => case when is_slow then 10 else 0 end)
$$;

-- An event for every address of the account that wants to know of it.
create function keep_callback_event(event_name text, about text, place bigint, document bigint, facts jsonb) returns void
language plpgsql
as $$
declare
  known_as uuid;
  taker record;
  woken text;
begin
  for taker in select c.id, c.is_slow from callbacks c
      where c.subscriber_id = current_subscriber() and c.status = 'Active' and c.events ? event_name order by c.id loop
    known_as := coalesce(known_as, gen_random_uuid());
    insert into callback_deliveries (subscriber_id, callback_id, event_id, event, subject, entity_id, document_id, body)
    values (current_subscriber(), taker.id, known_as, event_name, about, place, document,
      (jsonb_build_object('event', event_name, 'eventId', known_as, 'data', facts)
        || case when document is null then '{}' else jsonb_build_object('documentId', document) end)::text);
    -- Once in a transaction, however many events it has.
    woken := coalesce(current_setting('bahi.woken_callbacks', true), '');
    if position(',' || taker.id || ',' in woken) = 0 then
      perform set_config('bahi.woken_callbacks', woken || ',' || taker.id || ',', true);
      perform wake_callback(taker.id, taker.is_slow);
    end if;
  end loop;
end
$$;

create function callback_of_document() returns trigger
language plpgsql
as $$
begin
  perform keep_callback_event('document.issued', 'document:' || new.id, new.entity_id, new.id, jsonb_build_object(
    'entityId', new.entity_id, 'kind', new.kind, 'number', new.number, 'date', new.date, 'partyId', new.party_id, 'partyGstin', new.party_gstin,
    'taxableValue', new.taxable_value::text, 'total', new.total::text));
  return null;
end
$$;
create trigger callback_insert after insert on documents
  for each row when (new.issued_at is not null) execute function callback_of_document();
create trigger callback_update after update of issued_at on documents
  for each row when (old.issued_at is null and new.issued_at is not null) execute function callback_of_document();

create function callback_of_e_invoice() returns trigger
language plpgsql
as $$
begin
  perform keep_callback_event('einvoice.generated', 'document:' || new.document_id, new.entity_id, new.document_id, jsonb_build_object(
    'entityId', new.entity_id, 'irn', new.irn, 'ackNo', new.ack_no, 'ackAt', new.ack_at));
  return null;
end
$$;
create trigger callback_insert after insert on e_invoices
  for each row when (new.status = 'Generated') execute function callback_of_e_invoice();
create trigger callback_update after update of status on e_invoices
  for each row when (old.status <> 'Generated' and new.status = 'Generated') execute function callback_of_e_invoice();

create function callback_of_e_way_bill() returns trigger
language plpgsql
as $$
begin
  perform keep_callback_event('ewaybill.generated', coalesce('document:' || new.document_id, 'eWayBill:' || new.id), new.entity_id, new.document_id,
    jsonb_build_object('entityId', new.entity_id, 'eWayBillId', new.id, 'number', new.number, 'generatedAt', new.generated_at,
      'validUntil', new.valid_until));
  return null;
end
$$;
create trigger callback_insert after insert on e_way_bills
  for each row when (new.status = 'Generated') execute function callback_of_e_way_bill();
create trigger callback_update after update of status on e_way_bills
  for each row when (old.status <> 'Generated' and new.status = 'Generated') execute function callback_of_e_way_bill();

create function callback_of_payment() returns trigger
language plpgsql
as $$
begin
  perform keep_callback_event('payment.saved', 'payment:' || new.id, new.entity_id, null, jsonb_build_object(
    'entityId', new.entity_id, 'paymentId', new.id, 'kind', new.kind, 'number', new.number, 'date', new.date, 'partyId', new.party_id,
    'amount', new.amount::text));
  return null;
end
$$;
create trigger callback_insert after insert on payments for each row execute function callback_of_payment();

create function callback_of_return() returns trigger
language plpgsql
as $$
begin
  perform keep_callback_event('return.filed', 'return:' || new.id, new.entity_id, null, jsonb_build_object(
    'entityId', new.entity_id, 'form', new.form, 'returnPeriod', new.return_period, 'arn', new.arn, 'filedOn', new.filed_on));
  return null;
end
$$;
create trigger callback_update after update of state on return_filings
  for each row when (old.state <> 'Filed' and new.state = 'Filed') execute function callback_of_return();

create function callback_of_import() returns trigger
language plpgsql
as $$
begin
  perform keep_callback_event('import.done', 'import:' || new.id, new.entity_id, null, jsonb_build_object(
    'entityId', new.entity_id, 'backgroundTaskId', new.task_id, 'kind', new.kind, 'status', new.status,
    'succeeded', new.succeeded_rows, 'failed', new.failed_rows));
  return null;
end
$$;
create trigger callback_update after update of ended_at on imports
  for each row when (old.ended_at is null and new.ended_at is not null and not new.is_dry_run) execute function callback_of_import();
