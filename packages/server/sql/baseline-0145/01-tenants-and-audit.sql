-- The schema as it was at number 145, by subject: the state from which databases are brought forward. Never changed from then on;
-- what comes later is a file of `migrations`.
--
-- Every table of a tenant begins its keys with subscriber_id and is finished with
--   select tenant_table('name');                       row security, forced, by the setting bahi.subscriber_id
--   select audit_table('name', ...);                   before/after rows into the audit trail
-- The login role of requests owns nothing; its grants are given after each migration by the migrator.

create function current_subscriber() returns bigint
language sql stable parallel safe
as $$ select nullif(current_setting('bahi.subscriber_id', true), '')::bigint $$;

create function current_user_id() returns bigint
language sql stable parallel safe
as $$ select nullif(current_setting('bahi.user_id', true), '')::bigint $$;

-- Row security of one tenant table.
create function tenant_table(table_name regclass) returns void
language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', table_name);
  execute format('alter table %s force row level security', table_name);
  execute format(
    'create policy tenant on %s using (subscriber_id = nullif(current_setting(''bahi.subscriber_id'', true), '''')::bigint)'
    || ' with check (subscriber_id = nullif(current_setting(''bahi.subscriber_id'', true), '''')::bigint)',
    table_name);
end
$$;

-- Audit trail (Companies (Accounts) Rules, rule 3(1)): written by triggers in the transaction of the change.

create function audit_is_append_only() returns trigger
language plpgsql
as $$
begin
  raise exception 'the audit trail is append-only: % of % is refused', lower(tg_op), tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;

create table audit_entries (
  subscriber_id bigint not null,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  -- Order of sealing: an entry is sealed when no transaction that could still write an earlier one is open.
  transaction_id xid8 not null default pg_current_xact_id(),
  table_name text not null,
  record_id bigint not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  before jsonb,
  after jsonb,
  user_id bigint,
  impersonator_id bigint,
  request_id text,
  source text,
  reason text,
  primary key (subscriber_id, id)
);
create index audit_entries_record on audit_entries (subscriber_id, table_name, record_id, id);
create index audit_entries_order on audit_entries (subscriber_id, transaction_id, id);
create index audit_entries_time on audit_entries (subscriber_id, at);
-- What a user did, newest first.
create index audit_entries_user on audit_entries (subscriber_id, user_id, id) where user_id is not null;
select tenant_table('audit_entries');
create trigger append_only before update or delete or truncate on audit_entries
  for each statement execute function audit_is_append_only();

-- One row a batch: the hash of each entry, and a hash that binds the batch to the one before.
create table audit_chain (
  subscriber_id bigint not null,
  seal_number bigint not null,
  sealed_at timestamptz not null default clock_timestamp(),
  -- Every entry of a transaction before this one is in this seal or an earlier one.
  frontier xid8 not null,
  entry_ids bigint[] not null,
  entry_hashes bytea not null,
  previous_hash bytea not null,
  hash bytea not null,
  -- Entries of this batch have greater ids: transactions are numbered anew after a restore into another cluster.
  above_id bigint not null default 0,
  primary key (subscriber_id, seal_number)
);
create index audit_chain_frontier on audit_chain (subscriber_id, frontier);
select tenant_table('audit_chain');
create trigger append_only before update or delete or truncate on audit_chain
  for each statement execute function audit_is_append_only();

-- Arguments of the trigger: column that names the record, whether the rows of one record make one entry
-- (lines of a document), then the columns that are never kept (secrets, derived text). `offset 0` keeps the planner from
-- writing the JSON of a row out anew for each use of it.
create function audit_rows() returns trigger
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  record_column constant text := tg_argv[0];
  grouped constant boolean := tg_argv[1]::boolean;
  hidden constant text[] := tg_argv[2:];
  who constant bigint := nullif(current_setting('bahi.user_id', true), '')::bigint;
  behind constant bigint := nullif(current_setting('bahi.impersonator_id', true), '')::bigint;
  request constant text := nullif(current_setting('bahi.request_id', true), '');
  origin constant text := coalesce(nullif(current_setting('bahi.source', true), ''), 'database:' || session_user);
  why constant text := nullif(current_setting('bahi.reason', true), '');
begin
  if tg_op = 'INSERT' then
    if grouped then
      insert into audit_entries (subscriber_id, table_name, record_id, action, after, user_id, impersonator_id, request_id, source, reason)
      select r.subscriber_id, tg_table_name, (r.j ->> record_column)::bigint, 'insert', jsonb_agg(r.j), who, behind, request, origin, why
      from (select n.subscriber_id, to_jsonb(n) - hidden as j from new_rows n offset 0) r
      group by r.subscriber_id, r.j ->> record_column;
    else
      insert into audit_entries (subscriber_id, table_name, record_id, action, after, user_id, impersonator_id, request_id, source, reason)
      select r.subscriber_id, tg_table_name, (r.j ->> record_column)::bigint, 'insert', r.j, who, behind, request, origin, why
      from (select n.subscriber_id, to_jsonb(n) - hidden as j from new_rows n offset 0) r;
    end if;
  elsif tg_op = 'DELETE' then
    if grouped then
      insert into audit_entries (subscriber_id, table_name, record_id, action, before, user_id, impersonator_id, request_id, source, reason)
      select r.subscriber_id, tg_table_name, (r.j ->> record_column)::bigint, 'delete', jsonb_agg(r.j), who, behind, request, origin, why
      from (select o.subscriber_id, to_jsonb(o) - hidden as j from old_rows o offset 0) r
      group by r.subscriber_id, r.j ->> record_column;
    else
      insert into audit_entries (subscriber_id, table_name, record_id, action, before, user_id, impersonator_id, request_id, source, reason)
      select r.subscriber_id, tg_table_name, (r.j ->> record_column)::bigint, 'delete', r.j, who, behind, request, origin, why
      from (select o.subscriber_id, to_jsonb(o) - hidden as j from old_rows o offset 0) r;
    end if;
  else
    if grouped then
      insert into audit_entries (subscriber_id, table_name, record_id, action, before, after, user_id, impersonator_id, request_id, source, reason)
      select o.subscriber_id, tg_table_name, o.record::bigint, 'update', o.rows, n.rows, who, behind, request, origin, why
      from (select r.subscriber_id, r.j ->> record_column as record, jsonb_agg(r.j) as rows
              from (select x.subscriber_id, to_jsonb(x) - hidden as j from old_rows x offset 0) r group by 1, 2) o
      join (select r.subscriber_id, r.j ->> record_column as record, jsonb_agg(r.j) as rows
              from (select x.subscriber_id, to_jsonb(x) - hidden as j from new_rows x offset 0) r group by 1, 2) n
        on n.subscriber_id = o.subscriber_id and n.record = o.record
      where o.rows is distinct from n.rows;
    else
      -- A record keeps its id, so old and new rows are paired by it.
      insert into audit_entries (subscriber_id, table_name, record_id, action, before, after, user_id, impersonator_id, request_id, source, reason)
      select o.subscriber_id, tg_table_name, (o.j ->> record_column)::bigint, 'update', o.j, n.j, who, behind, request, origin, why
      from (select x.subscriber_id, to_jsonb(x) - hidden as j from old_rows x offset 0) o
      join (select x.subscriber_id, to_jsonb(x) - hidden as j from new_rows x offset 0) n
        on n.subscriber_id = o.subscriber_id and n.j ->> record_column = o.j ->> record_column
      where o.j is distinct from n.j;
    end if;
  end if;
  return null;
end
$$;

-- audit_table('parties'); audit_table('document_lines', 'document_id', true); audit_table('users', hidden => '{password_hash}')
create function audit_table(table_name regclass, record_column text default 'id', grouped boolean default false, hidden text[] default '{}')
returns void
language plpgsql
as $$
declare
  arguments text := quote_literal(record_column) || ', ' || quote_literal(grouped::text);
  name text;
begin
  foreach name in array hidden loop
    arguments := arguments || ', ' || quote_literal(name);
  end loop;
  execute format('create trigger audit_insert after insert on %s referencing new table as new_rows for each statement execute function audit_rows(%s)', table_name, arguments);
  execute format('create trigger audit_update after update on %s referencing old table as old_rows new table as new_rows for each statement execute function audit_rows(%s)', table_name, arguments);
  execute format('create trigger audit_delete after delete on %s referencing old table as old_rows for each statement execute function audit_rows(%s)', table_name, arguments);
end
$$;

-- Sealing: how an entry and a batch are hashed, stated once for sealing and checking.
create function audit_entry_hash(e audit_entries) returns bytea
language sql stable
as $$
  select sha256(convert_to(jsonb_build_array(e.subscriber_id, e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
    e.transaction_id::text, e.table_name, e.record_id, e.action, e.before, e.after, e.user_id, e.impersonator_id, e.request_id,
    e.source, e.reason)::text, 'UTF8'))
$$;

create function audit_seal_hash(c audit_chain) returns bytea
language sql stable
as $$
  select sha256(c.previous_hash || convert_to(jsonb_build_array(c.subscriber_id, c.seal_number,
    to_char(c.sealed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), c.frontier::text, c.above_id, c.entry_ids)::text, 'UTF8')
    || c.entry_hashes)
$$;

-- The texts that are hashed, so that a file of the trail can be checked without the database.
create function audit_entry_text(e audit_entries) returns text
language sql stable
as $$
  select jsonb_build_array(e.subscriber_id, e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
    e.transaction_id::text, e.table_name, e.record_id, e.action, e.before, e.after, e.user_id, e.impersonator_id, e.request_id,
    e.source, e.reason)::text
$$;

create function audit_seal_text(c audit_chain) returns text
language sql stable
as $$
  select jsonb_build_array(c.subscriber_id, c.seal_number, to_char(c.sealed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
    c.frontier::text, c.above_id, c.entry_ids)::text
$$;

-- Who shows another user's view changes nothing that would let them, or anybody, in later: passwords, second steps,
-- rights, credentials, secrets, where money goes. The calls refuse it; these triggers refuse where a call forgets to.
create function refuse_while_impersonating() returns trigger
language plpgsql
as $$
begin
  if nullif(current_setting('bahi.impersonator_id', true), '') is not null then
    raise exception 'refused while another user''s view is open: % of %', lower(tg_op), tg_table_name using errcode = 'BH029';
  end if;
  return null;
end
$$;
