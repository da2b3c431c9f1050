-- The last word where a document is written while its period is being marked: marking locks the entity's row, the foreign
-- key of the document waits for it, and this runs after that, so one of the two sees the other.
create or replace function refuse_filed_period() returns trigger
language plpgsql
as $$
begin
  if exists (select 1 from new_rows n join filed_periods f on f.subscriber_id = n.subscriber_id and f.entity_id = n.entity_id
      and f.return_type = n.return_type and f.return_period = n.return_period
    where n.number_key <> '' and not (f.return_type = 'GSTR1' and is_open_again(f.entity_id, f.return_period))) then
    raise exception 'period_filed' using errcode = 'BH002';
  end if;
  return null;
end
$$;
