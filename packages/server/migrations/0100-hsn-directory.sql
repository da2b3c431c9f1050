-- The government's list of HSN and SAC codes as a subscriber has loaded it: codes that the built-in list lacks, and the
-- government's wording of all. New tables, so no locks on others. Written whole at each load, by pages; the load itself is audited,
-- its thousands of rows are not.

create table hsn_directory (
  subscriber_id bigint not null references subscribers,
  code text collate "C" not null check (code ~ '^([0-9]{2}){1,4}$'),
  kind text not null check (kind in ('HSN', 'SAC')),
  description text not null,
  primary key (subscriber_id, code)
);

create table hsn_directory_loads (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  file_name text not null,
  codes int not null,
  -- Codes that the built-in list does not have.
  new_codes int not null,
  refused int not null,
  loaded_at timestamptz not null default now(),
  loaded_by bigint,
  primary key (subscriber_id, id)
);

select tenant_table(t) from unnest(array['hsn_directory', 'hsn_directory_loads']::regclass[]) as t;
select audit_table('hsn_directory_loads');
