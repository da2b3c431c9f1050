-- The sums of a day know the tax collected at source beside the total, so that lists sum what customers owe.
-- Locks: day_sums exclusively, for a column with a constant default; rows of days on which tax was collected are written.
alter table day_sums no force row level security;
alter table documents no force row level security;

alter table day_sums add column collected numeric(20, 2) not null default 0;
update day_sums s set collected = x.collected
from (select subscriber_id, kind, type_code, entity_id, date, coalesce(series_id, 0) as series_id, sum(collected) as collected
  from documents where collected > 0 and status not in ('Draft', 'Pending', 'Rejected', 'Delete', 'Cancelled') group by 1, 2, 3, 4, 5, 6) x
where s.subscriber_id = x.subscriber_id and s.kind = x.kind and s.type_code = x.type_code and s.entity_id = x.entity_id and s.date = x.date
  and s.series_id = x.series_id;

alter table day_sums force row level security;
alter table documents force row level security;

-- The function in sql/functions takes it too.
drop function if exists count_day(text, bigint, date, bigint, int, numeric, numeric, numeric, text);
