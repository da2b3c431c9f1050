-- What an account may use and how much of it. Plans belong to the installation; the operator changes them.
-- Locks: short, on subscribers, for two columns without a rewrite.

create table plans (
  code text primary key,
  name text not null,
  -- Groups of rights that the plan holds; null: all.
  right_groups text[],
  -- Limits; null: none.
  documents_per_month int check (documents_per_month >= 0),
  companies int check (companies >= 1),
  users int check (users >= 1),
  is_trial boolean not null default false,
  position int not null default 0
);

insert into plans (code, name, right_groups, documents_per_month, companies, users, is_trial, position) values
  ('Trial', 'Trial', null, null, null, null, true, 0),
  ('Demo', 'Demo', null, null, null, null, false, 1),
  ('Starter', 'Starter', array['BSN', 'ENT', 'BRN', 'DPT', 'USR', 'ROL', 'SER', 'SRA', 'TXR', 'HSN', 'UNT', 'CAT', 'VND',
    'EML', 'PTY', 'ITM', 'SOR', 'SIN', 'SDC', 'SON', 'PIN', 'POR', 'PBL', 'PIW', 'POT', 'INV', 'REP', 'DSH', 'STG'],
    300, 1, 3, false, 2),
  ('Business', 'Business', null, 5000, 5, 20, false, 3),
  ('Enterprise', 'Enterprise', null, null, null, null, false, 4);

-- Groups of rights that the operator took away from one account.
alter table subscribers add column blocked_groups text[] not null default '{}';

-- A change of plan is felt on the next call of running sessions.
create function count_plan_version() returns trigger
language plpgsql
as $$
begin
  new.access_version := greatest(new.access_version, old.access_version + 1);
  return new;
end
$$;
create trigger plan_version before update of plan, is_trial, access_ends_at, blocked_groups, status on subscribers
  for each row execute function count_plan_version();
