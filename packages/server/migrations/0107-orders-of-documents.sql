-- More orders for the list of documents: drafts first and then the newest, by customer, balance and due date. Row security
-- lets an index serve plain columns alone, so each order is a column. Locks: documents, while its rows are written anew.

alter table documents
  -- Drafts, and what waits for approval, by their last change before everything issued, by day and number.
  add column recent_key text collate "C" not null generated always as (
    case when status in ('Draft', 'Pending', 'Rejected')
      then 'D' || lpad(((extract(epoch from (changed_at at time zone 'UTC')) * 1000000)::bigint)::text, 17, '0')
      else 'A' || lpad((date - date '0001-01-01')::text, 7, '0') || number_key end) stored,
  add column party_key text collate "C" not null generated always as (lower(coalesce(party_name, ''))) stored,
  add column balance_key bigint not null generated always as ((balance * 100)::bigint) stored,
  add column due_key date not null generated always as (coalesce(due_date, date)) stored;

create index documents_by_recent on documents (subscriber_id, kind, recent_key, id);
create index documents_by_party on documents (subscriber_id, kind, party_key, id);
create index documents_by_balance on documents (subscriber_id, kind, balance_key, id);
create index documents_by_due on documents (subscriber_id, kind, due_key, id);

-- What is computed is no news for the audit trail.
drop trigger audit_insert on documents;
drop trigger audit_update on documents;
drop trigger audit_delete on documents;
select audit_table('documents', hidden => '{number_key,total_key,recent_key,party_key,balance_key,due_key}');
