-- Periods marked as filed: on which day and by whom; and no document comes into one once it is.
-- Locks: short, on filed_periods for columns without default, and on documents for a trigger.

alter table filed_periods add column filed_on date;
alter table filed_periods add column filed_by bigint;

-- The last word where a document is written while its period is being marked: marking locks the entity's row, the foreign
-- key of the document waits for it, and this runs after that, so one of the two sees the other.
create function refuse_filed_period() returns trigger
language plpgsql
as $$
begin
  if exists (select 1 from new_rows n join filed_periods f on f.subscriber_id = n.subscriber_id and f.entity_id = n.entity_id
      and f.return_type = 'GSTR1' and f.return_period = n.return_period
    where n.number_key <> '' and n.kind in ('salesInvoice', 'outwardNote')) then
    raise exception 'period_filed' using errcode = 'BH002';
  end if;
  return null;
end
$$;
create trigger refuse_filed_period after insert on documents referencing new table as new_rows
  for each statement execute function refuse_filed_period();

-- A setting in force at an entity: its own, that of its company, that of the account; null where none is set.
create function setting_of(setting_name text, of_entity bigint) returns text
language sql stable
as $$
  select s.value #>> '{}' from settings s
  where s.subscriber_id = current_subscriber() and s.name = setting_name and (s.entity_id is null or s.entity_id = of_entity
    or s.entity_id = (select e.company_id from entities e where e.subscriber_id = current_subscriber() and e.id = of_entity))
  order by (s.entity_id = of_entity) desc nulls last limit 1
$$;
