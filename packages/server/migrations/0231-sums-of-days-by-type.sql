-- The sums of a day keep credit and debit notes apart: one lowers what was sold, the other adds to it.
-- Locks: day_sums exclusively, for a column with a constant default and its key, over one row for each day and series.
alter table day_sums no force row level security;
alter table documents no force row level security;

alter table day_sums
  -- The letter of the documents; none of payments.
  add column type_code text not null default '',
  drop constraint day_sums_pkey;
delete from day_sums where kind in (select kind from document_kinds);
insert into day_sums (subscriber_id, kind, type_code, entity_id, date, series_id, documents, taxable_value, tax, total, cancelled, cancelled_total)
select subscriber_id, kind, type_code, entity_id, date, coalesce(series_id, 0), count(*) filter (where status <> 'Cancelled'),
  coalesce(sum(taxable_value) filter (where status <> 'Cancelled'), 0),
  coalesce(sum(igst + cgst + sgst + cess + state_cess) filter (where status <> 'Cancelled'), 0),
  coalesce(sum(total) filter (where status <> 'Cancelled'), 0), count(*) filter (where status = 'Cancelled'),
  coalesce(sum(total) filter (where status = 'Cancelled'), 0)
from documents where status not in ('Draft', 'Pending', 'Rejected', 'Delete')
group by subscriber_id, kind, type_code, entity_id, date, coalesce(series_id, 0);
alter table day_sums add primary key (subscriber_id, kind, entity_id, date, series_id, type_code);

alter table day_sums force row level security;
alter table documents force row level security;

-- The functions in sql/functions take the letter too.
drop function count_day(text, bigint, date, bigint, int, numeric, numeric, numeric);
drop function count_cancelled(text, bigint, date, bigint, numeric, numeric, numeric);
