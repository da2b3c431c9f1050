-- Statements of banks: files as they were uploaded, their rows, what they are of in the books, and rules of one's own.

-- An account whose statements are read: Bank as a whole of a GSTIN, or a bank account of one's own, which is one for all GSTINs.
create table bank_accounts (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  -- Where its charges and interest are booked.
  entity_id bigint not null,
  ledger_account_id bigint,
  -- Columns of its files, where they were named by hand.
  mapping jsonb,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, ledger_account_id) references ledger_accounts (subscriber_id, id)
);
create unique index bank_accounts_of on bank_accounts (subscriber_id, coalesce(ledger_account_id, 0), (case when ledger_account_id is null then entity_id else 0 end));
create index bank_accounts_entity on bank_accounts (subscriber_id, entity_id);
create index bank_accounts_ledger on bank_accounts (subscriber_id, ledger_account_id);
select tenant_table('bank_accounts');
select audit_table('bank_accounts');

create table bank_statements (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  account_id bigint not null,
  file_id bigint,
  file_name text not null,
  file_hash bytea not null,
  format text check (format in ('csv', 'xlsx', 'ofx', 'mt940')),
  -- The bank whose layout it is, where it is known.
  layout text,
  -- `Unmapped`: somebody has to say what its columns are.
  status text not null check (status in ('Reading', 'Unmapped', 'Read', 'Failed')),
  fault text,
  from_date date,
  to_date date,
  opening numeric(18, 2),
  closing numeric(18, 2),
  rows int not null default 0,
  -- Those that no earlier file of the account had.
  new_rows int not null default 0,
  -- What could not be read, with row and column, and where the running balance does not add up.
  problems jsonb not null default '[]',
  problem_count int not null default 0,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  version int not null default 1,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, account_id) references bank_accounts (subscriber_id, id),
  foreign key (subscriber_id, file_id) references stored_files (subscriber_id, id)
);
create index bank_statements_account on bank_statements (subscriber_id, account_id, id);
create index bank_statements_file on bank_statements (subscriber_id, file_id);
select tenant_table('bank_statements');
select audit_table('bank_statements', hidden => '{file_hash}');

-- Rows as the bank wrote them. They are taken once and never changed: the same row in another file is known by its keys.
create table bank_rows (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  account_id bigint not null,
  statement_id bigint not null,
  -- In the file.
  line_number int not null,
  date date not null,
  value_date date,
  description text not null,
  reference text,
  debit numeric(18, 2) not null check (debit >= 0),
  credit numeric(18, 2) not null check (credit >= 0),
  balance numeric(18, 2),
  content_hash bytea not null,
  content_times int not null,
  balance_hash bytea,
  balance_times int,
  -- Follows from `bank_decisions` and `bank_suggestions`, for lists and counts.
  state text not null default 'Unmatched' check (state in ('Unmatched', 'Suggested', 'Matched', 'Ignored')),
  -- Of a suggestion: known by more than amount and day, and by nothing else as well.
  is_sure boolean not null default false,
  reasons text[] not null default '{}',
  rule_id bigint,
  -- Account that the words of the bank suggest: charges, interest.
  suggested_account text,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, account_id) references bank_accounts (subscriber_id, id),
  foreign key (subscriber_id, statement_id) references bank_statements (subscriber_id, id),
  check ((debit = 0) <> (credit = 0))
);
create unique index bank_rows_content on bank_rows (subscriber_id, account_id, content_hash, content_times);
create unique index bank_rows_balance on bank_rows (subscriber_id, account_id, balance_hash, balance_times) where balance_hash is not null;
create index bank_rows_day on bank_rows (subscriber_id, account_id, date, id);
create index bank_rows_open on bank_rows (subscriber_id, account_id, state, date, id) where state in ('Unmatched', 'Suggested');
create index bank_rows_statement on bank_rows (subscriber_id, statement_id);
select tenant_table('bank_rows');

-- In which files of its account a row is: it goes with the last of them.
create table bank_row_files (
  subscriber_id bigint not null references subscribers,
  statement_id bigint not null,
  row_id bigint not null,
  line_number int not null,
  primary key (subscriber_id, statement_id, row_id),
  foreign key (subscriber_id, statement_id) references bank_statements (subscriber_id, id),
  foreign key (subscriber_id, row_id) references bank_rows (subscriber_id, id) on delete cascade
);
create index bank_row_files_row on bank_row_files (subscriber_id, row_id);
select tenant_table('bank_row_files');

-- What was on its way when the first statement begins: payments and journals of the books that the bank did not have yet, and, with an
-- amount of their own, cheques and deposits that the opening balance of the books contains.
create table bank_openings (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  account_id bigint not null,
  payment_id bigint,
  journal_id bigint,
  date date,
  description text,
  reference text,
  -- What came in is positive.
  amount numeric(18, 2) check (amount <> 0),
  primary key (subscriber_id, id),
  foreign key (subscriber_id, account_id) references bank_accounts (subscriber_id, id),
  foreign key (subscriber_id, payment_id) references payments (subscriber_id, id),
  foreign key (subscriber_id, journal_id) references journals (subscriber_id, id),
  check (num_nonnulls(payment_id, journal_id, amount) = 1),
  check ((amount is null) = (date is null))
);
create index bank_openings_account on bank_openings (subscriber_id, account_id);
create unique index bank_openings_payment on bank_openings (subscriber_id, payment_id, account_id) where payment_id is not null;
create unique index bank_openings_journal on bank_openings (subscriber_id, journal_id, account_id) where journal_id is not null;
select tenant_table('bank_openings');
select audit_table('bank_openings', 'account_id', true);

-- What a row may be of, as it was found last; found anew whenever rows or books change.
create table bank_suggestions (
  subscriber_id bigint not null references subscribers,
  row_id bigint not null,
  number int not null,
  payment_id bigint,
  journal_id bigint,
  document_id bigint,
  other_row_id bigint,
  opening_id bigint,
  amount numeric(18, 2) not null,
  primary key (subscriber_id, row_id, number),
  foreign key (subscriber_id, row_id) references bank_rows (subscriber_id, id) on delete cascade,
  check (num_nonnulls(payment_id, journal_id, document_id, other_row_id, opening_id) = 1)
);
create index bank_suggestions_other on bank_suggestions (subscriber_id, other_row_id) where other_row_id is not null;
select tenant_table('bank_suggestions');

-- What was decided of a row.
create table bank_decisions (
  subscriber_id bigint not null references subscribers,
  row_id bigint not null,
  state text not null check (state in ('Matched', 'Ignored')),
  -- Why it is of nothing in the books.
  reason text check ((state = 'Ignored') = (reason is not null)),
  reasons text[] not null default '{}',
  created_at timestamptz not null default now(),
  created_by bigint,
  primary key (subscriber_id, row_id),
  foreign key (subscriber_id, row_id) references bank_rows (subscriber_id, id)
);
select tenant_table('bank_decisions');
select audit_table('bank_decisions', 'row_id', true);

-- The payments and journals that a matched row is of. What came in is positive.
create table bank_matches (
  subscriber_id bigint not null references subscribers,
  row_id bigint not null,
  number int not null,
  payment_id bigint,
  journal_id bigint,
  opening_id bigint,
  amount numeric(18, 2) not null check (amount <> 0),
  -- It was entered from the row, and goes with the match.
  is_made boolean not null default false,
  primary key (subscriber_id, row_id, number),
  foreign key (subscriber_id, row_id) references bank_decisions (subscriber_id, row_id),
  foreign key (subscriber_id, payment_id) references payments (subscriber_id, id),
  foreign key (subscriber_id, journal_id) references journals (subscriber_id, id),
  foreign key (subscriber_id, opening_id) references bank_openings (subscriber_id, id),
  check (num_nonnulls(payment_id, journal_id, opening_id) = 1)
);
create index bank_matches_opening on bank_matches (subscriber_id, opening_id) where opening_id is not null;
create index bank_matches_payment on bank_matches (subscriber_id, payment_id) where payment_id is not null;
create index bank_matches_journal on bank_matches (subscriber_id, journal_id) where journal_id is not null;
select tenant_table('bank_matches');
select audit_table('bank_matches', 'row_id', true);

-- Rules of one's own, in their order: rows with these words are of an account or a party.
create table bank_rules (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  name text not null,
  position int not null default 0,
  words jsonb not null default '[]',
  without_words jsonb not null default '[]',
  side text check (side in ('in', 'out')),
  at_least numeric(18, 2),
  at_most numeric(18, 2),
  -- Of this bank account alone; absent: of all.
  ledger_account_id bigint,
  -- What it is: an account, or a party, of which a payment is entered.
  account text,
  target_account_id bigint,
  party_id bigint,
  narration text,
  status text not null default 'Active' check (status in ('Active', 'Inactive', 'Delete')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, ledger_account_id) references ledger_accounts (subscriber_id, id),
  foreign key (subscriber_id, target_account_id) references ledger_accounts (subscriber_id, id),
  foreign key (subscriber_id, party_id) references parties (subscriber_id, id),
  check (num_nonnulls(account, target_account_id, party_id) = 1)
);
create unique index bank_rules_name on bank_rules (subscriber_id, lower(name)) where status <> 'Delete';
create index bank_rules_order on bank_rules (subscriber_id, position, id);
create index bank_rules_ledger on bank_rules (subscriber_id, ledger_account_id);
create index bank_rules_target on bank_rules (subscriber_id, target_account_id);
create index bank_rules_party on bank_rules (subscriber_id, party_id);
select tenant_table('bank_rules');
select audit_table('bank_rules');
