-- Batches of items: the master that movements name by its text, with the days of manufacture and expiry.
-- Locks: stock_openings and stock_entry_lines exclusively for a moment, for columns that begin empty.

create table item_batches (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  item_id bigint not null,
  batch text not null check (batch <> ''),
  manufactured_on date,
  expires_on date check (expires_on >= manufactured_on),
  notes text,
  status text not null default 'Active',
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, item_id) references items (subscriber_id, id)
);
-- Capital and small letters name the same batch.
create unique index item_batches_key on item_batches (subscriber_id, item_id, upper(batch));
create index item_batches_expiry on item_batches (subscriber_id, expires_on, id);
select tenant_table('item_batches');
select audit_table('item_batches');

-- As typed where the batch was received first.
alter table stock_openings add column manufactured_on date, add column expires_on date;
alter table stock_entry_lines add column manufactured_on date, add column expires_on date;

-- Batches that have moved already.
do $$
declare
  tenant bigint;
begin
  perform set_config('bahi.reason', 'Upgrade: master of batches', true);
  for tenant in select subscriber_id from subscriber_list loop
    perform set_config('bahi.subscriber_id', tenant::text, true);
    insert into item_batches (subscriber_id, item_id, batch)
    select tenant, l.item_id, min(l.batch) from stock_levels l where l.subscriber_id = tenant and l.batch <> '' group by l.item_id, upper(l.batch);
  end loop;
  perform set_config('bahi.subscriber_id', '', true);
  perform set_config('bahi.reason', '', true);
end
$$;
