-- The register of fixed assets: what each cost, how it is depreciated, and what was posted for it.
-- Locks: document_lines against writing while its index is built, over its rows once.

create table fixed_assets (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint not null,
  name text not null,
  -- As it is written on the asset.
  code text,
  asset_class text not null,
  method text not null check (method in ('StraightLine', 'WrittenDown', 'None')),
  life int check (life between 1 and 100),
  -- Of the written down value, where it is not what the life comes to.
  rate numeric(6, 3) check (rate > 0 and rate < 100),
  cost numeric(18, 2) not null check (cost > 0),
  residual numeric(18, 2) not null check (residual >= 0),
  acquired_on date not null,
  used_from date not null check (used_from >= acquired_on),
  -- The day of the entry that brings it into the books.
  posted_on date not null,
  -- Of the Income-tax Act; none: not depreciated there.
  tax_block text,
  -- Of an asset of before: what other books had depreciated by this day, and its value there for income tax.
  opening_until date,
  opening_depreciation numeric(18, 2),
  opening_tax_value numeric(18, 2) check (opening_tax_value >= 0),
  -- Where its cost was booked before; none: under Fixed assets already.
  account text,
  ledger_account_id bigint,
  -- The line of a purchase bill that it was bought on.
  document_id bigint,
  line_number int,
  location text,
  notes text,
  disposed_on date,
  disposal text check (disposal in ('Sold', 'Scrapped', 'Lost')),
  proceeds numeric(18, 2) check (proceeds >= 0),
  status text not null default 'Active' check (status in ('Active', 'Delete')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, document_id) references documents (subscriber_id, id),
  foreign key (subscriber_id, ledger_account_id) references ledger_accounts (subscriber_id, id),
  check (residual <= cost),
  check (num_nonnulls(opening_until, opening_depreciation) in (0, 2)),
  check (num_nonnulls(document_id, line_number) in (0, 2)),
  check (num_nonnulls(disposed_on, disposal, proceeds) in (0, 3))
);
create unique index fixed_assets_code on fixed_assets (subscriber_id, lower(code)) where status <> 'Delete' and code is not null;
create index fixed_assets_list on fixed_assets (subscriber_id, entity_id, acquired_on, id);
create index fixed_assets_document on fixed_assets (subscriber_id, document_id) where document_id is not null;
create index fixed_assets_ledger_account on fixed_assets (subscriber_id, ledger_account_id) where ledger_account_id is not null;
select tenant_table('fixed_assets');
select audit_table('fixed_assets');

-- An entry for one asset or many: bought, depreciated, or gone. It counts from its day until the day on which it was taken back.
create table asset_postings (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  entity_id bigint not null,
  kind text not null check (kind in ('acquire', 'depreciate', 'dispose')),
  date date not null,
  amount numeric(18, 2) not null check (amount >= 0),
  -- None: what it says is in the books already.
  journal_id bigint,
  undone_on date check (undone_on >= date),
  undone_journal_id bigint,
  created_at timestamptz not null default now(),
  created_by bigint,
  primary key (subscriber_id, id),
  foreign key (subscriber_id, entity_id) references entities (subscriber_id, id),
  foreign key (subscriber_id, journal_id) references journals (subscriber_id, id),
  foreign key (subscriber_id, undone_journal_id) references journals (subscriber_id, id)
);
create index asset_postings_list on asset_postings (subscriber_id, entity_id, date desc, id desc);
create unique index asset_postings_journal on asset_postings (subscriber_id, journal_id) where journal_id is not null;
create unique index asset_postings_undone on asset_postings (subscriber_id, undone_journal_id) where undone_journal_id is not null;
select tenant_table('asset_postings');
select audit_table('asset_postings');

-- What a posting adds to the cost and to the depreciation of an asset.
create table asset_movements (
  subscriber_id bigint not null references subscribers,
  posting_id bigint not null,
  asset_id bigint not null,
  cost numeric(18, 2) not null default 0,
  depreciation numeric(18, 2) not null default 0,
  primary key (subscriber_id, posting_id, asset_id),
  foreign key (subscriber_id, posting_id) references asset_postings (subscriber_id, id),
  foreign key (subscriber_id, asset_id) references fixed_assets (subscriber_id, id)
);
create index asset_movements_asset on asset_movements (subscriber_id, asset_id, posting_id);
select tenant_table('asset_movements');

-- Capital goods among the lines of bills, which are few.
create index document_lines_capital on document_lines (subscriber_id, document_id, line_number) where body ->> 'itcEligibility' = 'CapitalGoods';
