-- Books: accounts of one's own, journals and opening balances, and sums of the ledger that statements read.
-- Locks: ledger_entries exclusively, for columns that begin empty, checks over its rows, which are read once, and two indexes.

-- Accounts that a business adds to those that all have. One of the group `bank` or `cash` is money at a bank or in a till.
create table ledger_accounts (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  name text not null,
  code text,
  account_group text not null check (account_group in ('fixedAssets', 'investments', 'bank', 'cash', 'loansGiven', 'taxCredits', 'otherAssets', 'capital', 'reserves', 'loansTaken', 'taxesPayable', 'provisions', 'otherLiabilities', 'sales', 'otherIncome', 'purchases', 'directExpenses', 'indirectExpenses')),
  -- A heading of one's own within the group.
  subgroup text,
  -- Of money at a bank.
  bank_name text,
  account_number text,
  ifsc text,
  notes text,
  status text not null default 'Active' check (status in ('Active', 'Inactive', 'Delete')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id)
);
create unique index ledger_accounts_name on ledger_accounts (subscriber_id, lower(name)) where status <> 'Delete';
select tenant_table('ledger_accounts');
select audit_table('ledger_accounts');

-- What no document and no payment says. The opening balances of a GSTIN are one, without a number.
create table journals (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  kind text not null check (kind in ('journal', 'contra', 'opening')),
  entity_id bigint not null,
  child_entity_id bigint,
  date date not null,
  number text check ((number is null) = (kind = 'opening')),
  series_id bigint,
  sequence_number bigint,
  financial_year text not null,
  narration text,
  amount numeric(18, 2) not null,
  status text not null default 'Active' check (status in ('Active', 'Cancelled')),
  cancel_reason text,
  -- The journal that this one takes back on a later day.
  reverses_id bigint,
  -- On the day of each month, quarter or year it is written again, until then.
  repeats text check (repeats in ('Monthly', 'Quarterly', 'Yearly')),
  repeats_until date,
  -- The next day on which it is written; null: no more.
  next_date date,
  -- The journal of which this is one more.
  repeated_id bigint,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, child_entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, series_id) references series (subscriber_id, id),
  foreign key (subscriber_id, reverses_id) references journals (subscriber_id, id),
  foreign key (subscriber_id, repeated_id) references journals (subscriber_id, id)
);
create unique index journals_number on journals (subscriber_id, entity_id, kind, financial_year, upper(number));
create unique index journals_opening on journals (subscriber_id, entity_id) where kind = 'opening';
create unique index journals_reverses on journals (subscriber_id, reverses_id) where reverses_id is not null and status = 'Active';
create index journals_list on journals (subscriber_id, entity_id, date desc, id desc);
create index journals_child on journals (subscriber_id, child_entity_id);
create index journals_series on journals (subscriber_id, series_id);
create index journals_reversed on journals (subscriber_id, reverses_id);
create index journals_repeated on journals (subscriber_id, repeated_id);
create index journals_next on journals (subscriber_id, next_date) where next_date is not null;
select tenant_table('journals');
select audit_table('journals');

create table journal_lines (
  subscriber_id bigint not null references subscribers,
  journal_id bigint not null,
  line_number int not null check (line_number > 0),
  account text not null,
  ledger_account_id bigint,
  party_id bigint check ((party_id is not null) = (account = 'party')),
  debit numeric(18, 2) not null default 0,
  credit numeric(18, 2) not null default 0,
  narration text,
  primary key (subscriber_id, journal_id, line_number),
  foreign key (subscriber_id, journal_id) references journals (subscriber_id, id),
  foreign key (subscriber_id, ledger_account_id) references ledger_accounts (subscriber_id, id),
  foreign key (subscriber_id, party_id) references parties (subscriber_id, id),
  check (debit >= 0 and credit >= 0 and (debit = 0) <> (credit = 0))
);
create index journal_lines_account on journal_lines (subscriber_id, ledger_account_id);
create index journal_lines_party on journal_lines (subscriber_id, party_id);
select tenant_table('journal_lines');
select audit_table('journal_lines', 'journal_id', true);

alter table ledger_entries
  -- Of an account that the business added: `own`, or its bank or till.
  add column ledger_account_id bigint,
  -- The branch or godown of the GSTIN.
  add column branch_id bigint,
  add column journal_id bigint,
  drop constraint ledger_entries_account_check,
  drop constraint ledger_entries_check2,
  add constraint ledger_entries_account_check check (account in (
  'party', 'own', 'cash', 'bank', 'fixedAssets', 'accumulatedDepreciation', 'investments', 'deposits', 'loansGiven', 'prepaidExpenses',
  'distributedCredit', 'inputIgst', 'inputCgst', 'inputSgst', 'inputCess', 'inputReversed', 'tdsReceivable', 'tcsReceivable',
  'taxOnAdvances', 'advanceTax', 'capital', 'drawings', 'openingBalances', 'reserves', 'loansTaken', 'igst', 'cgst', 'sgst', 'cess',
  'stateCess', 'reverseIgst', 'reverseCgst', 'reverseSgst', 'reverseCess', 'customs', 'tdsPayable', 'tcsPayable', 'taxPayments',
  'provisions', 'salariesPayable', 'expensesPayable', 'suspense', 'sales', 'interestReceived', 'otherIncome', 'gainOnAssets', 'purchases',
  'freight', 'wages', 'power', 'salaries', 'rent', 'communication', 'travel', 'officeExpenses', 'professionalFees', 'repairs', 'insurance',
  'advertising', 'depreciation', 'interestPaid', 'bankCharges', 'writtenOff', 'roundOff', 'incomeTax')),
  add constraint ledger_entries_cause check (num_nonnulls(document_id, payment_id, journal_id) = 1),
  add constraint ledger_entries_own check (case account when 'own' then ledger_account_id is not null
    when 'bank' then true when 'cash' then true else ledger_account_id is null end),
  add constraint ledger_entries_journal foreign key (subscriber_id, journal_id) references journals (subscriber_id, id) deferrable initially deferred,
  add constraint ledger_entries_ledger_account foreign key (subscriber_id, ledger_account_id) references ledger_accounts (subscriber_id, id);
create index ledger_entries_journal on ledger_entries (subscriber_id, journal_id, posting_id) where journal_id is not null;
create index ledger_entries_ledger_account on ledger_entries (subscriber_id, ledger_account_id, date, posting_id) where ledger_account_id is not null;
create index ledger_entries_account on ledger_entries (subscriber_id, account, date, posting_id, entry_number) where account <> 'party';
create index ledger_entries_day on ledger_entries (subscriber_id, date, posting_id, entry_number);
create index ledger_entries_reverses on ledger_entries (subscriber_id, reverses) where reverses is not null;

-- Sums of the ledger by month and, within the months, by day. They hold the postings up to that of `ledger_summed`; later ones are read
-- from the entries, so that no posting waits for a sum.
create table ledger_sums (
  subscriber_id bigint not null references subscribers,
  span text not null check (span in ('month', 'day')),
  first_day date not null,
  account text not null,
  entity_id bigint not null,
  branch_id bigint not null default 0,
  ledger_account_id bigint not null default 0,
  party_id bigint not null default 0,
  debit numeric(20, 2) not null,
  credit numeric(20, 2) not null,
  primary key (subscriber_id, span, first_day, account, entity_id, branch_id, ledger_account_id, party_id)
);
select tenant_table('ledger_sums');

create table ledger_summed (
  subscriber_id bigint not null references subscribers,
  posting_id bigint not null,
  primary key (subscriber_id)
);
select tenant_table('ledger_summed');

drop function write_ledger(json, bigint, bigint, text, bigint);
drop function post_ledger(json, bigint, bigint, text, bigint);
drop function reverse_ledger(bigint, bigint);

-- Accounts that are there get their series, as new ones do.
do $$
declare
  tenant bigint;
begin
  perform set_config('bahi.reason', 'Upgrade: series for journals and contra entries', true);
  for tenant in select subscriber_id from subscriber_list loop
    perform set_config('bahi.subscriber_id', tenant::text, true);
    insert into series (subscriber_id, name, code, document_kind, prefix, separator, year_style, width, start_number, resets, is_default)
    select tenant, n.name, n.prefix, n.kind, n.prefix, '/', 'short', 4, 1, 'Yearly', true
    from (values ('Journals', 'JV', 'journal'), ('Contra entries', 'CV', 'contra')) as n (name, prefix, kind)
    where exists (select from series s where s.subscriber_id = tenant and s.document_kind = 'paymentIn');
  end loop;
  perform set_config('bahi.subscriber_id', '', true);
  perform set_config('bahi.reason', '', true);
end
$$;
