-- Refuses a period whose GSTR-1 is filed; until the transaction ends nobody marks one of this GSTIN as filed.
create or replace function hold_open_period(asked_entity bigint, asked_period text) returns void
language plpgsql
as $$
begin
  perform 1 from entities e where e.subscriber_id = current_subscriber() and e.id = asked_entity for key share;
  if exists (select from filed_periods f where f.subscriber_id = current_subscriber() and f.entity_id = asked_entity
      and f.return_type = 'GSTR1' and f.return_period = asked_period) then
    raise exception 'period_filed' using errcode = 'BH002', detail = asked_period;
  end if;
end
$$;
