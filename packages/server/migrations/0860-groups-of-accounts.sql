-- Groups of accounts are records: under a group of the chart a business has groups of its own. What accounts had as a heading becomes one.
-- Locks: ledger_accounts exclusively for a moment, for a column that begins empty; then its rows that have a heading.

create table account_groups (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  name text not null,
  -- The group of the chart that it is part of.
  account_group text not null check (account_group in ('fixedAssets', 'investments', 'bank', 'cash', 'loansGiven', 'taxCredits', 'otherAssets', 'capital', 'reserves', 'loansTaken', 'taxesPayable', 'provisions', 'otherLiabilities', 'sales', 'otherIncome', 'purchases', 'directExpenses', 'indirectExpenses')),
  notes text,
  status text not null default 'Active' check (status in ('Active', 'Inactive', 'Delete')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  -- An account names its group together with that of the chart, so that the two cannot differ.
  unique (subscriber_id, id, account_group)
);
create unique index account_groups_name on account_groups (subscriber_id, account_group, lower(name)) where status <> 'Delete';
select tenant_table('account_groups');
select audit_table('account_groups');

alter table ledger_accounts
  add column account_group_id bigint,
  add constraint ledger_accounts_group foreign key (subscriber_id, account_group_id, account_group)
    references account_groups (subscriber_id, id, account_group);
create index ledger_accounts_group on ledger_accounts (subscriber_id, account_group_id) where account_group_id is not null;
comment on column ledger_accounts.subgroup is 'Of earlier versions: account_group_id is in its place';

do $$
declare
  tenant bigint;
begin
  perform set_config('bahi.reason', 'Upgrade: groups of accounts are records', true);
  for tenant in select subscriber_id from subscriber_list loop
    perform set_config('bahi.subscriber_id', tenant::text, true);
    insert into account_groups (subscriber_id, name, account_group)
    select distinct on (a.account_group, lower(trim(a.subgroup))) tenant, trim(a.subgroup), a.account_group from ledger_accounts a
    where a.subscriber_id = tenant and trim(a.subgroup) <> '' and a.status <> 'Delete'
    order by a.account_group, lower(trim(a.subgroup)), a.id;
    update ledger_accounts a set account_group_id = g.id from account_groups g
    where a.subscriber_id = tenant and g.subscriber_id = tenant and g.account_group = a.account_group
      and lower(g.name) = lower(trim(a.subgroup)) and a.status <> 'Delete';
  end loop;
  perform set_config('bahi.subscriber_id', '', true);
  perform set_config('bahi.reason', '', true);
end
$$;
