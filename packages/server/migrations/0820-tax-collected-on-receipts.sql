-- Tax collected at source on money that comes before its invoice, inside the receipt.
-- Locks: payments exclusively, for a column that begins with 0 and a check over its rows, which are read once; tcs_collections and
-- tcs_challan_rows exclusively, for columns that begin empty or with 0 and checks over their rows, which are read once.

alter table payments
  -- What of the money is the tax: it settles nothing and is no part of the advance.
  add column collected numeric(18, 2) not null default 0,
  add constraint payments_collected check (collected >= 0 and collected <= amount);

alter table tcs_collections
  alter column document_id drop not null,
  add column payment_id bigint,
  -- Of a receipt: what sales need not count, or tax, once more. Of a sale: what of that is in it, with its part of the tax.
  add column advance numeric(18, 2) not null default 0,
  add column advance_tax numeric(18, 2) not null default 0,
  add constraint tcs_collections_cause check ((document_id is null) <> (payment_id is null)),
  add foreign key (subscriber_id, payment_id) references payments (subscriber_id, id);
create unique index tcs_collections_payment on tcs_collections (subscriber_id, payment_id, section) where payment_id is not null;
create index tcs_collections_advances on tcs_collections (subscriber_id, company_id, buyer_key, section, date) where advance <> 0;

alter table tcs_challan_rows
  alter column document_id drop not null,
  add column payment_id bigint,
  add constraint tcs_challan_rows_cause check ((document_id is null) <> (payment_id is null)),
  add foreign key (subscriber_id, payment_id) references payments (subscriber_id, id);
create index tcs_challan_rows_payment on tcs_challan_rows (subscriber_id, payment_id) where payment_id is not null;

drop function if exists keep_collections(bigint, json);
