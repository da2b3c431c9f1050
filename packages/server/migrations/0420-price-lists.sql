-- Groups of parties, and price lists: for whom, from when, and what each item costs from which quantity on.
-- Locks: parties exclusively for a moment, for a column that begins empty.

create table party_groups (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  name text not null,
  code text,
  notes text,
  status text not null default 'Active' check (status in ('Active', 'Inactive', 'Delete')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id)
);
create unique index party_groups_name on party_groups (subscriber_id, lower(name)) where status <> 'Delete';
select tenant_table('party_groups');
select audit_table('party_groups');

alter table parties add column party_group_id bigint;
alter table parties add constraint parties_group foreign key (subscriber_id, party_group_id) references party_groups (subscriber_id, id) not valid;
alter table parties validate constraint parties_group;
create index parties_of_group on parties (subscriber_id, party_group_id) where party_group_id is not null;

create table price_lists (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  name text not null,
  side text not null check (side in ('Sale', 'Purchase')),
  -- Without days it is always in force.
  valid_from date,
  valid_to date check (valid_to >= valid_from),
  price_includes_tax boolean not null default false,
  notes text,
  -- Of the parties and groups named; of none: for everyone.
  is_for_all boolean not null default true,
  status text not null default 'Active' check (status in ('Active', 'Inactive', 'Delete')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (subscriber_id, id)
);
create unique index price_lists_name on price_lists (subscriber_id, lower(name)) where status <> 'Delete';
select tenant_table('price_lists');
select audit_table('price_lists');

create table price_list_parties (
  subscriber_id bigint not null references subscribers,
  price_list_id bigint not null,
  party_id bigint not null,
  primary key (subscriber_id, price_list_id, party_id),
  foreign key (subscriber_id, price_list_id) references price_lists (subscriber_id, id),
  foreign key (subscriber_id, party_id) references parties (subscriber_id, id)
);
create index price_list_parties_party on price_list_parties (subscriber_id, party_id);
select tenant_table('price_list_parties');
select audit_table('price_list_parties', 'price_list_id', true);

create table price_list_groups (
  subscriber_id bigint not null references subscribers,
  price_list_id bigint not null,
  party_group_id bigint not null,
  primary key (subscriber_id, price_list_id, party_group_id),
  foreign key (subscriber_id, price_list_id) references price_lists (subscriber_id, id),
  foreign key (subscriber_id, party_group_id) references party_groups (subscriber_id, id)
);
create index price_list_groups_group on price_list_groups (subscriber_id, party_group_id);
select tenant_table('price_list_groups');
select audit_table('price_list_groups', 'price_list_id', true);

create table price_list_lines (
  subscriber_id bigint not null references subscribers,
  price_list_id bigint not null,
  line_number int not null check (line_number > 0),
  -- One of both, or neither: of all items.
  item_id bigint,
  category_id bigint,
  -- In the first unit of the item.
  from_quantity numeric not null default 0 check (from_quantity >= 0),
  unit_price numeric check (unit_price >= 0),
  discount_percent numeric(6, 3) check (discount_percent between 0 and 100),
  -- A scheme: with each so many come so many free.
  buy_quantity numeric check (buy_quantity > 0),
  free_quantity numeric check (free_quantity > 0),
  primary key (subscriber_id, price_list_id, line_number),
  check (item_id is null or category_id is null),
  check ((buy_quantity is null) = (free_quantity is null)),
  check (num_nonnulls(unit_price, discount_percent, buy_quantity) > 0),
  foreign key (subscriber_id, price_list_id) references price_lists (subscriber_id, id),
  foreign key (subscriber_id, item_id) references items (subscriber_id, id),
  foreign key (subscriber_id, category_id) references categories (subscriber_id, id)
);
create index price_list_lines_item on price_list_lines (subscriber_id, item_id) where item_id is not null;
create index price_list_lines_others on price_list_lines (subscriber_id, category_id) where item_id is null;
select tenant_table('price_list_lines');
select audit_table('price_list_lines', 'price_list_id', true);
