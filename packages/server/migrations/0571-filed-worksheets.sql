-- Rows of a worksheet (ITC-04, GSTR-6, GSTR-7, GSTR-8) as they were when it was marked as filed: what the books take in later does not
-- change a return that was filed. The mark is lifted with its rows.
-- Locks: only a new object, and for a moment filed_periods for the foreign key.

create table filed_worksheets (
  subscriber_id bigint not null,
  entity_id bigint not null,
  return_type text not null,
  return_period text not null,
  rows jsonb not null check (jsonb_typeof(rows) = 'array'),
  primary key (subscriber_id, entity_id, return_type, return_period),
  foreign key (subscriber_id, entity_id, return_type, return_period)
    references filed_periods (subscriber_id, entity_id, return_type, return_period) on delete cascade
);
select tenant_table('filed_worksheets');
