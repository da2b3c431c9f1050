-- Registration: whose e-mail address is proved, which GSTINs and PANs have an account, what the set-up still asks, and
-- the place where an account in the making stands. Locks: short ones on users and entities, for a column and a trigger.

-- Null: the address was never proved, so a sign-in with the password leads to the verification.
alter table users add column verified_at timestamptz default now();

-- Accounts in the making belong to nobody yet. Their requests and mails stand under number 0, which no user has.
select set_config('bahi.subscriber_id', '0', true);
insert into subscribers (subscriber_id, name, status, plan, is_trial) values (0, 'No account yet', 'Closed', 'None', false);
select set_config('bahi.subscriber_id', '', true);

-- GSTINs and PANs that an account holds, asked before any tenant is known. Requests reach it by the functions alone.
create table taxpayer_directory (
  taxpayer text not null,
  subscriber_id bigint not null,
  primary key (taxpayer, subscriber_id)
);

create function is_taxpayer_registered(asked text[], except_subscriber bigint default 0) returns boolean
language sql stable security definer
set search_path = public, pg_temp
as $$ select exists (select from taxpayer_directory d where d.taxpayer = any(asked) and d.subscriber_id <> except_subscriber) $$;

-- Of two that claim the same at once, one: the second waits for the first and finds it taken.
create function claim_taxpayer(asked text[]) returns boolean
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('taxpayer:' || one, 0)) from unnest(asked) as one order by one;
  if is_taxpayer_registered(asked, current_subscriber()) then
    return false;
  end if;
  insert into taxpayer_directory select one, current_subscriber() from unnest(asked) as one on conflict do nothing;
  return true;
end
$$;

create function keep_taxpayer_directory() returns trigger
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  if tg_op = 'UPDATE' then
    delete from taxpayer_directory d
    where d.subscriber_id = old.subscriber_id and d.taxpayer in (old.gstin, case when old.entity_type = 'Business' then old.pan end)
      and not exists (select from entities e where e.subscriber_id = old.subscriber_id and e.status <> 'Delete'
        and (e.gstin = d.taxpayer or (e.entity_type = 'Business' and e.pan = d.taxpayer)));
  end if;
  insert into taxpayer_directory
  select one, new.subscriber_id from unnest(array[new.gstin, case when new.entity_type = 'Business' then new.pan end]) as one
  where one is not null and new.status <> 'Delete'
  on conflict do nothing;
  return null;
end
$$;
create trigger taxpayer_directory after insert or update of gstin, pan, status on entities
  for each row execute function keep_taxpayer_directory();

do $$
declare
  one bigint;
begin
  for one in select subscriber_id from subscriber_list loop
    perform set_config('bahi.subscriber_id', one::text, true);
    insert into taxpayer_directory
    select distinct held, one from entities e, unnest(array[e.gstin, case when e.entity_type = 'Business' then e.pan end]) as held
    where held is not null and e.status <> 'Delete';
  end loop;
  perform set_config('bahi.subscriber_id', '', true);
end
$$;

-- What was tried from an address that anybody can use, to slow down guessing and flooding.
create table address_attempts (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null,
  address text not null
);
create index address_attempts_kind on address_attempts (kind, address, at);

-- Taxpayers as the GST portal tells them to anybody; asked again after a day.
create table taxpayer_lookups (
  provider text not null,
  gstin text not null,
  -- Null: the portal knows no such taxpayer.
  details jsonb,
  told_at timestamptz not null default now(),
  primary key (provider, gstin)
);

-- Where the set-up of an account stands.
create table account_setups (
  subscriber_id bigint primary key references subscribers,
  -- What the registration knows: GSTIN or PAN, names, address.
  known jsonb not null default '{}',
  -- Done or Skipped, by step.
  steps jsonb not null default '{}',
  finished_at timestamptz,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by bigint default current_user_id()
);
select tenant_table('account_setups');
